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
 * What was agreed, with plates for the guests of now, and a schedule that follows the new total as in the editor.
 * Nothing where no line follows.
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

/** An optional line that was taken raised the last payment alone: what was sent says how it was divided. */
function scheduleFor(
  version: QuoteVersion,
  { how, total }: { how: Parameters<typeof followTotal>[0]['how']; total: Paise },
): ScheduleRow[] {
  const { content, issued } = version
  const was = issued?.amounts.total ?? 0
  const schedule = followTotal({ how, schedule: content.schedule, total, was })
  return schedule === content.schedule && total !== was ? agreedContent(version).schedule : schedule
}
