import type { Payload } from 'payload'
import { storedBookings } from '@/notices/StoredNotice'

/** What is due, and what was given up, is found without looking through all bookings. */
export const noticeIndexes = ['nextAttempt', 'state'].map((name) => ({
  key: { [`notices.${name}`]: 1 as const },
}))

/** Payload's schema sees one value there, and no paths in it. */
export async function indexNotices(payload: Payload) {
  try {
    await storedBookings(payload).createIndexes(noticeIndexes)
  } catch (err) {
    payload.logger.error({ msg: 'The notices have no index', err })
  }
}
