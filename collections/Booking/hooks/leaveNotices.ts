import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '@/payload-types'

/**
 * Payload writes a whole document back as it read it. A notice that was sent in between would be
 * queued again and sent twice, so a save leaves the notices out.
 */
export const leaveNotices: CollectionBeforeChangeHook<Booking> = ({ data, operation }) => {
  if (operation === 'create') return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'notices'))
}
