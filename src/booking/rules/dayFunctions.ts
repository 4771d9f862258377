import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'
import { type BookingFunction, timeBands } from './functions'
import { type Plates, platesOf } from './platesOf'

type WithFunctions = Pick<
  Booking,
  'date' | 'functions' | 'id' | 'numberOfGuests' | 'selectedService' | 'venueTitle'
>

/** A function of a day as the kitchen sees it, with the booking that it belongs to. */
export interface DayFunction<Dated> extends Plates {
  /** The same for each reading. */
  key: string
  booking: Dated
  row: BookingFunction
  /** Its place in the booking; none where the booking has no functions and counts as one. */
  index?: number
  /** No food is expected: it is an event, and has no menu. */
  isEventOnly: boolean
}

/** The functions of a booking; one that has none counts as one, of its day and with its guests. */
function functionsOf(booking: WithFunctions): Pick<DayFunction<WithFunctions>, 'index' | 'row'>[] {
  const { date, functions, numberOfGuests, selectedService, venueTitle } = booking
  if (!functions?.length) {
    const row = { date, guests: numberOfGuests, kind: selectedService, venue: venueTitle }
    return [{ row }]
  }
  const isDated = functions.some((row) => row.date)
  // Where no function has a day, that of the booking is known for all.
  return functions.map((row, index) => ({ index, row: isDated ? row : { ...row, date } }))
}

/** All functions of that day, in the order of their times. */
export function dayFunctions<Dated extends WithFunctions>(
  bookings: readonly Dated[],
  day: Day,
): DayFunction<Dated>[] {
  const found = bookings.flatMap((booking) =>
    functionsOf(booking)
      .filter(({ row }) => row.date === day)
      .map((one) => ({
        ...one,
        ...platesOf(one.row),
        booking,
        isEventOnly: one.row.kind === 'event' && !one.row.dishes?.length,
        key: one.row.id ?? `${booking.id}-${one.index ?? ''}`,
      })),
  )
  return found.toSorted((one, other) => bandOf(one.row) - bandOf(other.row))
}

const bandOf = ({ timeBand }: BookingFunction) =>
  timeBand ? timeBands.indexOf(timeBand) : timeBands.length

/** Functions of these bookings that no sheet of a day has: they have no day, where others have one. */
export const undatedFunctions = <Dated extends WithFunctions>(bookings: readonly Dated[]) =>
  bookings.flatMap((booking) =>
    functionsOf(booking)
      .filter(({ row }) => !row.date)
      .map((one) => ({ ...one, booking })),
  )
