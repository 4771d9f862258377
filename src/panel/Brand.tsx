import type { ServerProps } from 'payload'
import { BrandLogo } from '@/ui/BrandLogo'
import { readBrand } from './readBrand'

export async function Icon({ payload }: Pick<ServerProps, 'payload'>) {
  return <BrandLogo height={20} logo={(await readBrand(payload)).logo} />
}

export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <BrandLogo height={72} logo={(await readBrand(payload)).logo} />
}
