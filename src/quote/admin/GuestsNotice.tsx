import { functionTitle } from '@/booking/rules/describeFunctions'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { quoteWords } from '@/i18n/en/quote'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import { changedGuests } from '@/quote/rules/changedGuests'
import type { StoredQuote } from '@/quote/rules/quote'
import { guestsOfBooking } from '@/quote/rules/quotedGuests'
import { draftOf, isReadable, lastIssuedOf, stateOf } from '@/quote/rules/quoteState'
import { nextVersionOf } from '@/quote/rules/quoteSteps'
import { dayInIndia } from '@/time/days'
import { ChangedGuestsAlert } from './ChangedGuestsAlert'
import { NewGuestsVersion } from './NewGuestsVersion.client'

const { guests: words } = quoteWords

interface Props {
  booking: Booking
  quote: StoredQuote
}

/** Shown when the guests of the booking no longer match its quote. */
export function GuestsNotice({ booking, quote }: Props) {
  const { id, revision, versions } = quote
  const version = lastIssuedOf(versions)
  if (!version || !isReadable(stateOf(version, dayInIndia(new Date())))) return null
  const changed = changedGuests(version, guestsOfBooking(booking))
  if (!changed) return null
  const functions = (booking.functions ?? []).flatMap((one, index) =>
    one.id ? { id: one.id, title: functionTitle(one, index, bookingDetails.functions) } : [],
  )
  return (
    <ChangedGuestsAlert
      changed={changed}
      draft={draftOf(versions)}
      functions={functions}
      version={version}
    >
      <NewGuestsVersion
        failedTitle={quoteWords.issued.failed}
        href={panelPaths.quote(booking.id)}
        quote={{ id, revision }}
      >
        {words.make(nextVersionOf(versions))}
      </NewGuestsVersion>
    </ChangedGuestsAlert>
  )
}
