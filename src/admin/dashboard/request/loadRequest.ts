import type { Payload, TypedUser } from 'payload'
import type { Booking, SiteSetting } from '@/payload-types'
import { loadClash } from './loadClash'
import { loadOthers, type OtherRequest } from './loadOthers'

interface Query {
  id: string
  payload: Payload
  user: TypedUser
}

export interface LoadedRequest {
  booking: Booking
  clash: { confirmed: number; limit: number } | null
  others: OtherRequest[]
  settings: SiteSetting
}

/** One request and what it is seen with; null for one that is not there. As the user may see it. */
export async function loadRequest({ id, payload, user }: Query): Promise<LoadedRequest | null> {
  const asked = { depth: 0, overrideAccess: false, user } as const
  const booking = await payload.findByID({
    ...asked,
    collection: 'bookings',
    disableErrors: true,
    id,
    trash: true,
  })
  if (!booking) return null
  const settings = await payload.findGlobal({ ...asked, slug: 'site-settings' })
  const [clash, others] = await Promise.all([
    loadClash({ booking, limit: settings.eventsPerDay, payload, user }),
    loadOthers({ booking, payload, user }),
  ])
  return { booking, clash, others, settings }
}
