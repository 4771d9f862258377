import type { Caller } from '@/account/access'
import type { Booking, PricingPlan, Service, SiteSetting } from '@/payload-types'

export interface LoadedSheet {
  booking: Booking
  plan: PricingPlan | null
  service: Service | null
  settings: SiteSetting
}

export async function loadSheet({
  id,
  payload,
  user,
}: Caller & { id: string }): Promise<LoadedSheet | null> {
  const asked = { depth: 0, disableErrors: true, overrideAccess: false, user } as const
  if (!/^[0-9a-f]{24}$/.test(id)) return null
  const booking = await payload.findByID({ ...asked, collection: 'bookings', id })
  if (!booking) return null
  const { plan, service } = booking
  return {
    booking,
    plan:
      typeof plan === 'string'
        ? await payload.findByID({ ...asked, collection: 'pricing-plans', id: plan })
        : null,
    service:
      typeof service === 'string'
        ? await payload.findByID({ ...asked, collection: 'services', id: service })
        : null,
    settings: await payload.findGlobal({
      depth: 0,
      overrideAccess: false,
      slug: 'site-settings',
      user,
    }),
  }
}
