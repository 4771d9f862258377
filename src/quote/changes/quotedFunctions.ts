import type { Booking } from '@/payload-types'
import type { QuotedFunction } from '@/quote/rules/quote'

/** The functions of a booking as they stand now; a booking without any is one itself. */
export function quotedFunctions(booking: Booking): QuotedFunction[] {
  if (!booking.functions?.length) {
    const { date, numberOfGuests, selectedService, venueTitle } = booking
    return [
      plain({
        id: 'event',
        date,
        venue: venueTitle,
        kind: selectedService,
        guests: numberOfGuests,
      }),
    ]
  }
  return booking.functions.map(
    ({ date, freezeOn, guaranteed, guests, id, kind, name, timeBand, venue }, index) =>
      plain({
        id: id ?? String(index),
        name,
        date,
        timeBand,
        venue,
        kind,
        guests,
        guaranteed,
        freezeOn,
      }),
  )
}

type Loose = { [Name in keyof Omit<QuotedFunction, 'id' | 'menu'>]: QuotedFunction[Name] | null }

/** Without what was not filled in. */
const plain = ({ id, ...facts }: Loose & { id: string }): QuotedFunction => ({
  id,
  ...(Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  ) as Omit<QuotedFunction, 'id' | 'menu'>),
  menu: [],
})
