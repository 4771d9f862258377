import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'
import { type BookingFunction, timeBands } from './functions'
import { type Plates, platesOf } from './platesOf'

type WithFunctions = Pick<
  Booking,
  'date' | 'functions' | 'id' | 'numberOfGuests' | 'selectedService' | 'venueTitle'
>

/** A function on a day of the kitchen, with its booking. */
export interface DayFunction<Dated> extends Plates {
  /** The same for each read. */
  key: string
  booking: Dated
  row: BookingFunction
  /** Its position in the booking; undefined when the booking has no functions and counts as one. */
  index?: number
  /** An event without food, so it has no menu. */
  isEventOnly: boolean
}

/** The functions of a booking. A booking without functions counts as one, with its own day and guests. */
function functionsOf(booking: WithFunctions): Pick<DayFunction<WithFunctions>, 'index' | 'row'>[] {
  const { date, functions, numberOfGuests, selectedService, venueTitle } = booking
  if (!functions?.length) {
    const row = { date, guests: numberOfGuests, kind: selectedService, venue: venueTitle }
    return [{ row }]
  }
  const isDated = functions.some((row) => row.date)
  // When no function has a day, all are on the day of the booking.
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

/** Functions without a day, of bookings in which other functions have one. They are on no sheet of a day. */
export const undatedFunctions = <Dated extends WithFunctions>(bookings: readonly Dated[]) =>
  bookings.flatMap((booking) =>
    functionsOf(booking)
      .filter(({ row }) => !row.date)
      .map((one) => ({ ...one, booking })),
  )
