import { BrandMark } from '@/components/ui/BrandMark'

/** The way home in the panel's top line. */
export function Icon() {
  return <BrandMark height={20} />
}
