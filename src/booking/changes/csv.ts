import type { PayloadRequest } from 'payload'
import { describeDetails } from '@/booking/rules/describe'
import { describeFunctions, withDishTitles } from '@/booking/rules/describeFunctions'
import type { PlainField } from '@/booking/rules/fields'
import { whereOf } from '@/booking/rules/filters'
import { dishIdsOf } from '@/booking/rules/functions'
import { type BookingView, fieldOfDays, sortFields } from '@/booking/rules/view'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { csv as words } from '@/i18n/en/bookingList'
import { bookingWork, statusWord } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { readMenu } from '@/menu/readMenu'
import type { MenuDish } from '@/menu/rules/dishes'
import type { Booking } from '@/payload-types'
import { type CsvCell, csvLines } from '@/rules/csvFile'
import { PHONE_DIGITS } from '@/rules/phone'
import { momentInIndia } from '@/time/days'

type Column = [header: string, read: (booking: Booking, dishes: MenuDish[]) => CsvCell]

const fieldColumns: Record<PlainField, Column> = {
  name: [words.name, ({ name }) => name],
  email: [words.email, ({ email }) => email],
  contactNumber: [words.contact, ({ contactNumber }) => phoneText(contactNumber)],
  date: [words.date, ({ date }) => date],
  numberOfGuests: [words.guests, ({ numberOfGuests }) => numberOfGuests],
  venueTitle: [words.venue, ({ venueTitle }) => venueTitle],
  selectedService: [
    words.asksFor,
    ({ selectedService }) => selectedService && dashboard.services[selectedService],
  ],
  service: [words.service, ({ serviceTitle }) => serviceTitle],
  plan: [words.plan, ({ planTitle }) => planTitle],
  venueDetails: [words.venueDetails, ({ venueDetails }) => venueDetails],
  message: [words.message, ({ message }) => message],
  functions: [
    words.functions,
    ({ functions }, dishes) =>
      describeFunctions(withDishTitles(functions, dishes), bookingDetails.functions).join('\n'),
  ],
}

const { date, email, contactNumber, name, numberOfGuests, venueTitle, ...others } = fieldColumns
const { plan, selectedService, service, ...texts } = others

/** The first six columns are those of the dashboard's table. New fields are added at the end. */
const csvColumns: Column[] = [
  ...[name, email, contactNumber, date, numberOfGuests, venueTitle],
  [words.reference, ({ reference }) => reference],
  [words.received, ({ createdAt }) => momentInIndia(new Date(createdAt))],
  [words.status, ({ status }) => statusWord(status)],
  [words.lostReason, ({ lostReason }) => lostReason && bookingWork.lostReasons[lostReason]],
  [words.followUp, ({ followUpOn }) => followUpOn],
  [words.assigned, ({ assignedTo }) => nameOf(assignedTo)],
  [words.source, ({ source }) => source && bookingWork.sources[source]],
  [words.kind, ({ kind }) => dashboard.kinds[kind]],
  ...[selectedService, service, plan],
  [words.details, detailsText],
  ...Object.values(texts),
]

/** The space keeps it a text in every spreadsheet. A leading `+91` would look like a formula. */
function phoneText(digits: Booking['contactNumber']): CsvCell {
  return digits?.length === PHONE_DIGITS ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

function detailsText(booking: Booking): CsvCell {
  return describeDetails(booking)
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ')
}

function nameOf(user: Booking['assignedTo']): CsvCell {
  return typeof user === 'object' ? user?.name || user?.email : user
}

const PART = 250

interface CsvRequest {
  req: PayloadRequest
  userId: string
  view: BookingView
}

/** Reads the ids first, because pages would shift when new bookings arrive. */
export async function* csvParts({ req, userId, view }: CsvRequest): AsyncGenerator<string> {
  const options = { collection: 'bookings', overrideAccess: false, pagination: false, req } as const
  const { docs } = await req.payload.find({
    ...options,
    depth: 0,
    select: { date: true, followUpOn: true, paymentDueOn: true },
    sort: sortFields(view.sort),
    trash: true,
    where: whereOf({ now: new Date(), userId, view }),
  })
  const field = fieldOfDays(view.sort)
  const ids = docs
    .toSorted((a, b) => (field ? Number(!a[field]) - Number(!b[field]) : 0))
    .map(({ id }) => id)
  yield toCsv({ bookings: [], dishes: [], isFirst: true })
  for (let start = 0; start < ids.length; start += PART) {
    const part = ids.slice(start, start + PART)
    const found = await req.payload.find({
      ...options,
      depth: 1,
      select: { emails: false, printed: false, timeline: false },
      trash: true,
      where: { id: { in: part } },
    })
    const byId = new Map(found.docs.map((booking) => [booking.id, booking]))
    const dishes = await readMenu(
      req.payload,
      found.docs.flatMap(({ functions }) => dishIdsOf(functions)),
    )
    const bookings = part.flatMap((id) => byId.get(id) ?? [])
    yield toCsv({ bookings, dishes, isFirst: false })
  }
}

interface Part {
  bookings: Booking[]
  /** The dishes in the menus of these bookings. */
  dishes: MenuDish[]
  isFirst: boolean
}

function toCsv({ bookings, dishes, isFirst }: Part): string {
  const rows = bookings.map((booking) => csvColumns.map(([, read]) => read(booking, dishes)))
  const headers = csvColumns.map(([header]) => header)
  return csvLines(isFirst ? [headers, ...rows] : rows, { isFirst })
}
