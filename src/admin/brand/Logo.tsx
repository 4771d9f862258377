import type { ServerProps } from 'payload'
import { BrandLogo } from '@/components/ui/BrandLogo'
import { readBrand } from './readBrand'

export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <BrandLogo height={72} logo={(await readBrand(payload)).logo} />
}
