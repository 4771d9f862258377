import { BrandMark } from '@/components/ui/BrandMark'

export function Logo() {
  return <BrandMark height={72} />
}
