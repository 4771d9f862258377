import type { Caller } from '@/account/access'
import { dishIdsOf } from '@/booking/rules/functions'
import { readMenu } from '@/menu/readMenu'
import { isDocumentId } from '@/rules/fieldValues'

export async function loadSheet({ id, payload, user }: Caller & { id: string }) {
  const options = { depth: 0, disableErrors: true, overrideAccess: false, user } as const
  if (!isDocumentId(id)) return null
  const booking = await payload.findByID({ ...options, collection: 'bookings', id })
  if (!booking) return null
  const { plan, service } = booking
  const chosen = <Slug extends 'pricing-plans' | 'services'>(collection: Slug, id: unknown) =>
    typeof id === 'string' ? payload.findByID({ ...options, collection, id }) : null
  return {
    booking,
    dishes: await readMenu(payload, dishIdsOf(booking.functions)),
    plan: await chosen('pricing-plans', plan),
    service: await chosen('services', service),
    settings: await payload.findGlobal({ ...options, slug: 'site-settings' }),
  }
}

export type LoadedSheet = NonNullable<Awaited<ReturnType<typeof loadSheet>>>
