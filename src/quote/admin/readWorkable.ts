import type { Caller } from '@/account/access'
import { isDocumentId } from '@/rules/fieldValues'

/** The booking of a quote; undefined when it is deleted, in the trash or erased. */
export async function readWorkable({ id, payload, user }: Caller & { id: string }) {
  if (!isDocumentId(id)) return null
  const booking = await payload.findByID({
    collection: 'bookings',
    depth: 0,
    disableErrors: true,
    id,
    overrideAccess: false,
    user,
  })
  return booking && !booking.anonymisedAt ? booking : null
}
