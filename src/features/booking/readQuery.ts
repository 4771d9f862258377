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
    kind: kindOf(query.kind) ?? service?.kind,
    plan: plans.find(({ slug }) => slug && slug === query.plan),
    service,
  }
}

/** In any case, as addresses are typed by hand. */
function kindOf(asked: SearchParams[string]): ServiceKind | undefined {
  const name = typeof asked === 'string' ? asked.toLowerCase() : undefined
  return serviceKinds.find((kind) => kind === name)
}
