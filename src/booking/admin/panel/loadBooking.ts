import type { Caller } from '@/account/access'
import { describeDetails } from '@/booking/rules/describe'
import { describeFunctions, spanOf } from '@/booking/rules/describeFunctions'
import type { PlainField } from '@/booking/rules/fields'
import { daysOfBooking, dishIdsOf } from '@/booking/rules/functions'
import { languageOf } from '@/booking/rules/languageOf'
import { isClash } from '@/booking/rules/monthDays'
import { onDays } from '@/booking/rules/onDays'
import { takingDay, withoutEvent } from '@/booking/rules/status'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { bookingWork, panelWords } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { readMenuWithNeeds } from '@/menu/readMenu'
import { type MenuDish, pickDishes } from '@/menu/rules/dishes'
import { describeMenu } from '@/menu/rules/menu'
import type { Booking } from '@/payload-types'
import { eachLocale, languages, rootLocale } from '@/rules/locales'
import { formatPhone } from '@/rules/phone'
import { type Day, formatMoment } from '@/time/days'
import { loadOthers } from './loadOthers'

export async function loadBooking({ id, payload, user }: Caller & { id: string }) {
  const options = { depth: 0, overrideAccess: false, user } as const
  const booking = await payload.findByID({
    ...options,
    collection: 'bookings',
    disableErrors: true,
    id,
    trash: true,
  })
  if (!booking) return null
  const settings = await eachLocale((locale) =>
    payload.findGlobal({ ...options, slug: 'site-settings', locale }),
  )
  const [clashes, dishes, others] = await Promise.all([
    loadClashes({ booking, limit: settings[rootLocale].eventsPerDay, payload, user }),
    readMenuWithNeeds(payload, dishIdsOf(booking.functions)),
    loadOthers({ booking, payload, user }),
  ])
  return { booking, clashes, dishes, others, settings }
}

export type LoadedBooking = NonNullable<Awaited<ReturnType<typeof loadBooking>>>

interface ClashQuery extends Caller {
  booking: Booking
  limit?: number | null
}

export interface DayClash {
  confirmed: number
  day: Day
  limit: number
}

/** The days of the booking on which the limit of events per day is reached by confirmed bookings. */
async function loadClashes({ booking, limit, payload, user }: ClashQuery): Promise<DayClash[]> {
  if (!limit || withoutEvent.includes(booking.status)) return []
  const isConfirmed = takingDay.includes(booking.status)
  const onDay = async (day: Day) => {
    const { totalDocs: confirmed } = await payload.count({
      collection: 'bookings',
      overrideAccess: false,
      user,
      where: { and: [onDays({ from: day, to: day }), { status: { in: takingDay } }] },
    })
    return isClash({ confirmed, isConfirmed, limit }) ? [{ confirmed, day, limit }] : []
  }
  return (await Promise.all(daysOfBooking(booking).map(onDay))).flat()
}

const { facts: words } = panelWords

export interface Fact {
  label: string
  value: string
}

export function toFacts(booking: Booking, dishes: MenuDish[] = []): Fact[] {
  const { source } = booking
  const { contactNumber, email, ...event } = fieldFacts(booking, dishes)
  return [
    fact(words.kind, booking.kind === 'contact' && dashboard.kinds.contact),
    ...Object.values(event).filter((one) => one !== null),
    ...describeDetails(booking).map(([label, value]) => ({ label, value })),
    ...[contactNumber, email].filter((one) => one !== null),
    fact(words.source, source && bookingWork.sources[source]),
    fact(words.language, booking.consent?.language && languages[languageOf(booking)].name),
    fact(words.consent, consentOf(booking)),
    fact(words.emails, booking.emailSummary),
    fact(words.spam, booking.status === 'spam' && booking.spamSigns?.join(', ')),
  ].filter(({ value }) => value !== '')
}

/** In the order of the panel. */
function fieldFacts(booking: Booking, dishes: MenuDish[]): Record<PlainField, Fact | null> {
  const { contactNumber, date, numberOfGuests, selectedService } = booking
  const chosen = [booking.serviceTitle, booking.planTitle].filter(Boolean).join(', ')
  return {
    name: null, // The title of the panel.
    selectedService: fact(words.asksFor, selectedService && dashboard.services[selectedService]),
    service: fact(words.chosen, chosen),
    plan: null, // Beside the service.
    date: fact(words.date, spanOf(daysOfBooking(booking)) || date),
    numberOfGuests: fact(words.guests, numberOfGuests?.toLocaleString('en-IN')),
    venueTitle: fact(words.venue, booking.venueTitle),
    functions: fact(words.functions, functionsText(booking.functions, dishes)),
    venueDetails: fact(words.venueDetails, booking.venueDetails),
    message: fact(words.message, booking.message),
    contactNumber: fact(words.phone, contactNumber && formatPhone(contactNumber)),
    email: fact(words.email, booking.email),
  }
}

/** A paragraph for each function, followed by its menu with a line for each course. */
function functionsText(functions: Booking['functions'], dishes: MenuDish[]): string {
  const plain = functions?.map((row) => ({ ...row, dishes: null }))
  return describeFunctions(plain, bookingDetails.functions)
    .map((line, at) => [line, ...describeMenu(pickDishes(dishes, functions?.[at]?.dishes))])
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const fact = (label: string, value?: false | string | null): Fact => ({ label, value: value || '' })

function consentOf({ consent }: Booking) {
  return consent?.time && panelWords.consent(formatMoment(consent.time), !!consent.marketing)
}
