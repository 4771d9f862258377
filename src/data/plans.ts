import type { Locale } from '@/domain/locales'
import type { PricingPlan } from '@/payload-types'
import { cachedRead } from './cachedRead'
import { findInOrder } from './findInOrder'

export const readPlans = cachedRead(
  { name: 'plans', of: ['pricing-plans'] },
  (payload, locale: Locale): Promise<PricingPlan[]> =>
    findInOrder(payload, { collection: 'pricing-plans', depth: 0, locale }),
)
