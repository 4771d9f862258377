import type { Payload } from 'payload'
import { cache } from 'react'
import type { SiteSetting } from '@/payload-types'
import { readOr } from './readOr'

type Brand = Pick<Partial<SiteSetting>, 'logo' | 'name'>

export const readBrand = cache(async (payload: Payload): Promise<Brand> => {
  const failed = { msg: 'The name of the business could not be read', otherwise: {} }
  const select = { logo: true, name: true } as const
  return readOr(payload, failed, () =>
    payload.findGlobal({ slug: 'site-settings', depth: 1, select }),
  )
})
