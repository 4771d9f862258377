import { countView } from '@collections/Booking/countView'
import type { Payload } from 'payload'
import type { BookingTab } from '@/domain/bookingView/BookingView'

export const countedTabs = [
  'new',
  'unanswered',
  'followUp',
  'today',
  'overdue',
  'all',
] as const satisfies readonly BookingTab[]

export type TabCounts = Partial<Record<(typeof countedTabs)[number], number>>

/** How much waits behind the tabs; nothing when it could not be counted. */
export async function loadTabCounts(payload: Payload, now = new Date()): Promise<TabCounts> {
  const count = async (tab: BookingTab) => [tab, await countView(payload, { now, view: { tab } })]
  try {
    return Object.fromEntries(await Promise.all(countedTabs.map(count)))
  } catch (err) {
    payload.logger.error({ msg: 'The bookings behind the tabs could not be counted', err })
    return {}
  }
}
