import type { Locale } from '@/domain/locales'
import type { PricingPlan } from '@/payload-types'
import { cachedRead } from './cachedRead'

export const readPlans = cachedRead(
  { name: 'plans', of: ['pricing-plans'] },
  async (payload, locale: Locale): Promise<PricingPlan[]> => {
    const { docs } = await payload.find({
      collection: 'pricing-plans',
      depth: 0,
      locale,
      overrideAccess: false,
      pagination: false,
      sort: 'order',
    })
    return docs
  },
)
