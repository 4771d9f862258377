import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'
import { isDatabaseFault } from '@/domain/databaseFault'

/**
 * Whether a booking has this reference, one in the trash included: an address can carry any text.
 * While the database is away, what looks like a reference is taken for one.
 */
export async function isKnownReference(reference: string): Promise<boolean> {
  if (!/^[A-Z]{2,5}-[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(reference)) return false
  try {
    const payload = await getPayload({ config })
    const where = { reference: { equals: reference } }
    const { totalDocs } = await payload.count({ collection: 'bookings', trash: true, where })
    return totalDocs > 0
  } catch (error) {
    if (isDatabaseFault(error)) return true
    throw error
  }
}
