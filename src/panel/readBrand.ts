import type { Payload } from 'payload'
import { cache } from 'react'
import type { SiteSetting } from '@/payload-types'

type Brand = Pick<Partial<SiteSetting>, 'logo' | 'name'>

export const readBrand = cache(async (payload: Payload): Promise<Brand> => {
  try {
    const select = { logo: true, name: true } as const
    return await payload.findGlobal({ slug: 'site-settings', depth: 1, select })
  } catch (err) {
    payload.logger.error({ msg: 'The name of the business could not be read', err })
    return {}
  }
})
