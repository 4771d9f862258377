import type { Caller } from '@/account/access'
import { isDocumentId } from '@/rules/fieldValues'

/** The booking of a quote; nothing where it is gone, in the trash, or erased. */
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
