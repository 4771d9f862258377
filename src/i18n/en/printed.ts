import type { BookingPart, FunctionPart } from '@/booking/rules/sheetParts'

const parts: Record<BookingPart | FunctionPart, string> = {
  customer: 'name of the customer',
  phone: 'phone number',
  stage: 'whether it is confirmed',
  date: 'day',
  day: 'day',
  time: 'time',
  guests: 'guests',
  plates: 'plates',
  service: 'event',
  plan: 'plan',
  venue: 'venue',
  food: 'food',
  serving: 'serving',
  wishes: 'wishes',
  crewNotes: 'notes for the crew',
  name: 'name',
  kind: 'kind',
  menu: 'dishes',
  notes: 'notes',
}

const list = new Intl.ListFormat('en-IN')

interface Printed {
  /** The name of the sheet; empty when the sheet itself is shown. */
  sheet: string
  moment: string
  /** Undefined for a sheet of several bookings. */
  revision?: number
}

/** Which printed sheets are out of date. */
export const printedWords = {
  title: 'Printed sheets',
  invalid: 'This is no sheet that can be printed.',
  notNoted: 'It could not be noted that this was printed: later changes are not named then.',
  again: 'Print it again',
  printed: ({ moment, revision, sheet }: Printed) =>
    [sheet ? `${sheet} printed` : 'Printed', revision !== undefined && `at revision ${revision}`]
      .filter(Boolean)
      .join(' ') + ` on ${moment}`,
  fresh: 'Nothing on it changed since.',
  stale: (changes: string[]) => `Changed since: ${changes.join(', ')}.`,
  part: (part: BookingPart) => parts[part],
  partsOf: (names: FunctionPart[], title: string) =>
    `${list.format(names.map((name) => parts[name]))} of ${title}`,
  added: (title: string) => `${title} is new`,
  gone: (title: string) => `${title} is no longer on it`,
  unknown: 'a function',
  unknownOf: (who: string) => `a function of ${who}`,
  sheets: {
    event: 'Event sheet',
    kitchen: (day: string) => `Kitchen sheet of ${day}`,
    purchases: (of: string) => `Purchase list of ${of}`,
  },
}
