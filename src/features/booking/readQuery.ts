import { isDay } from '@/domain/days'
import { serviceKinds, type ServiceKind } from '@/domain/services'
import type { PricingPlan, Service } from '@/payload-types'

export type SearchParams = Record<string, string | string[] | undefined>

interface Known {
  plans: PricingPlan[]
  services: Service[]
}

/** What an address asks to have filled in. What it names and we do not have is left out. */
export function readQuery(query: SearchParams, { plans, services }: Known) {
  const service = services.find(({ slug }) => slug && slug === query.service)
  return {
    date: typeof query.date === 'string' && isDay(query.date) ? query.date : undefined,
    kind: serviceKinds.find((kind): kind is ServiceKind => kind === query.kind) ?? service?.kind,
    plan: plans.find(({ slug }) => slug && slug === query.plan),
    service,
  }
}
