import type { Payload } from 'payload'
import { type BookingFunction, dishIdsOf } from '@/booking/rules/functions'
import { readMenu } from '@/menu/readMenu'
import type { Booking } from '@/payload-types'
import type { QuotedFunction } from '@/quote/rules/quote'

/** The current functions of a booking with their menus. A booking without functions counts as one. */
export async function quotedFunctions(
  booking: Booking,
  payload: Payload,
): Promise<QuotedFunction[]> {
  const { date, functions, numberOfGuests, selectedService, venueTitle } = booking
  if (!functions?.length) {
    const facts = { date, venue: venueTitle, kind: selectedService, guests: numberOfGuests }
    return [{ ...filled(facts), id: 'event', menu: [] }]
  }
  const menu = await readMenu(payload, dishIdsOf(functions))
  return functions.map((one, index) => ({
    ...filled(shownOf(one)),
    id: one.id ?? String(index),
    menu: (one.dishes ?? []).flatMap((dish) => {
      const found = menu.find((one) => one.id === dish)
      return found ? { title: found.title, course: found.course, marks: found.marks } : []
    }),
  }))
}

/** Without notes, which are internal. */
const shownOf = ({
  date,
  freezeOn,
  guaranteed,
  guests,
  kind,
  name,
  timeBand,
  venue,
}: BookingFunction) => ({ name, date, timeBand, venue, kind, guests, guaranteed, freezeOn })

type Filled<Facts> = { [Name in keyof Facts]?: NonNullable<Facts[Name]> }

/** Removes empty values. */
const filled = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  ) as Filled<Facts>
