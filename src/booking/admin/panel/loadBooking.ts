import type { Caller } from '@/account/access'
import type { Booking } from '@/payload-types'
import { isClash } from '@/booking/rules/calendar'
import { languageOf } from '@/booking/rules/language'
import { eachLocale, languages, rootLocale } from '@/i18n/locales'
import { takingDay, withoutEvent } from '@/booking/rules/status'
import { formatDay, formatMoment } from '@/time/days'
import { formatPhone } from '@/rules/phone'
import { describeDetails } from '@/booking/rules/describe'
import { bookingWork, panelWords } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { loadOthers } from './loadOthers'

export async function loadBooking({ id, payload, user }: Caller & { id: string }) {
  const asked = { depth: 0, overrideAccess: false, user } as const
  const booking = await payload.findByID({
    ...asked,
    collection: 'bookings',
    disableErrors: true,
    id,
    trash: true,
  })
  if (!booking) return null
  const settings = await eachLocale((locale) =>
    payload.findGlobal({ ...asked, slug: 'site-settings', locale }),
  )
  const [clash, others] = await Promise.all([
    loadClash({ booking, limit: settings[rootLocale].eventsPerDay, payload, user }),
    loadOthers({ booking, payload, user }),
  ])
  return { booking, clash, others, settings }
}

export type LoadedBooking = NonNullable<Awaited<ReturnType<typeof loadBooking>>>

interface ClashQuery extends Caller {
  booking: Booking
  limit?: number | null
}

async function loadClash({ booking, limit, payload, user }: ClashQuery) {
  if (!booking.date || !limit || withoutEvent.includes(booking.status)) return null
  const { totalDocs: confirmed } = await payload.count({
    collection: 'bookings',
    overrideAccess: false,
    user,
    where: { date: { equals: booking.date }, status: { in: takingDay } },
  })
  const isConfirmed = takingDay.includes(booking.status)
  return isClash({ confirmed, isConfirmed, limit }) ? { confirmed, limit } : null
}

const { facts: words } = panelWords

export interface Fact {
  label: string
  value: string
}

export function toFacts(booking: Booking): Fact[] {
  const { contactNumber, date, numberOfGuests, selectedService, source } = booking
  const chosen = [booking.serviceTitle, booking.planTitle].filter(Boolean).join(', ')
  return [
    fact(words.kind, booking.kind === 'contact' && dashboard.kinds.contact),
    fact(words.asksFor, selectedService && dashboard.services[selectedService]),
    fact(words.chosen, chosen),
    fact(words.date, date && formatDay(date)),
    fact(words.guests, numberOfGuests?.toLocaleString('en-IN')),
    fact(words.venue, booking.venueTitle),
    fact(words.venueDetails, booking.venueDetails),
    fact(words.message, booking.message),
    ...describeDetails(booking).map(([label, value]) => ({ label, value })),
    fact(words.phone, contactNumber && formatPhone(contactNumber)),
    fact(words.email, booking.email),
    fact(words.source, source && bookingWork.sources[source]),
    fact(words.language, booking.consent?.language && languages[languageOf(booking)].name),
    fact(words.consent, consentOf(booking)),
    fact(words.mails, booking.noticeSummary),
    fact(words.spam, booking.status === 'spam' && booking.spamSigns?.join(', ')),
  ].filter(({ value }) => value !== '')
}

const fact = (label: string, value?: false | string | null): Fact => ({ label, value: value || '' })

function consentOf({ consent }: Booking) {
  return consent?.time && panelWords.consent(formatMoment(consent.time), !!consent.marketing)
}
