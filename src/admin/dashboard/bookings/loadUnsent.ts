import { countUnsentNotices } from '@collections/Booking/countUnsentNotices'
import type { Payload } from 'payload'
import type { UnsentNotices } from '@/domain/unsentNotices'

/** Nothing when it could not be counted: the bookings are shown all the same. */
export async function loadUnsent(payload: Payload): Promise<UnsentNotices | null> {
  try {
    return await countUnsentNotices(payload)
  } catch (err) {
    payload.logger.error({ msg: 'The mails that were not sent could not be counted', err })
    return null
  }
}
