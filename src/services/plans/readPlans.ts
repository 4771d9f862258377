import type { PricingPlan } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { cachedRead, findInOrder } from '@/site/reads/cachedRead'

export const readPlans = cachedRead(
  { name: 'plans', of: ['pricing-plans'] },
  (payload, locale: Locale): Promise<PricingPlan[]> =>
    findInOrder(payload, { collection: 'pricing-plans', depth: 0, locale }),
)
