import { daysOfBooking } from '@/booking/rules/functions'
import type { Paise } from '@/money/rules/paise'
import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'
import { agreedContent } from './agreedContent'
import { changedGuests, hasFollowing } from './changedGuests'
import { followTotal } from './followTotal'
import type { QuoteContent, QuoteVersion, ScheduleRow } from './quote'
import { amountsIfWhole } from './quoteAmounts'
import { guestsOfBooking } from './quotedGuests'
import type { SellerSettings } from './sellerSettings'

interface Given {
  booking: Pick<Partial<Booking>, 'date' | 'days' | 'functions' | 'numberOfGuests'>
  settings: SellerSettings
  today: Day
}

/**
 * The agreed content with plates for the current guests, and a schedule that follows the new total as in the
 * editor. Undefined when no line changes.
 */
export function contentForGuests(version: QuoteVersion, given: Given): QuoteContent | undefined {
  const { booking, settings, today } = given
  const changed = changedGuests(version, guestsOfBooking(booking))
  if (!changed || !hasFollowing(changed)) return undefined
  const { content } = changed
  const total = amountsIfWhole(content, settings.seller)?.total
  if (total === undefined) return content
  const firstDay = daysOfBooking(booking).toSorted()[0]
  const how = { firstDay, parts: settings.schedule, today }
  return { ...content, schedule: scheduleFor(version, { how, total }) }
}

/**
 * Selected optional lines raised only the last payment, so the sent version shows how the total was divided.
 */
function scheduleFor(
  version: QuoteVersion,
  { how, total }: { how: Parameters<typeof followTotal>[0]['how']; total: Paise },
): ScheduleRow[] {
  const { content, issued } = version
  const was = issued?.amounts.total ?? 0
  const schedule = followTotal({ how, schedule: content.schedule, total, was })
  return schedule === content.schedule && total !== was ? agreedContent(version).schedule : schedule
}
