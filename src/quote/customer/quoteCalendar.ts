import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { functionFacts, functionTitle } from '@/booking/rules/describeFunctions'
import type { bookingDetails } from '@/i18n/en/bookingFields'
import type { QuotedFunction } from '@/quote/rules/quote'
import type { Locale } from '@/rules/locales'
import { addDays, type Day, isDay } from '@/time/days'

interface CalendarOf {
  functions: readonly QuotedFunction[]
  locale: Locale
  /** The name of the business. */
  name: string
  words: (typeof bookingDetails)['functions']
}

/** An all-day event for each function with a day. It has no time zone, so it is the same day everywhere. */
export function quoteCalendar({ functions, locale, name, words }: CalendarOf): string | undefined {
  const events = functions.flatMap((one, index): EventAttributes[] => {
    const { date, id, venue } = one
    if (!date || !isDay(date)) return []
    const { guests, timeBand } = functionFacts(one, words, locale)
    return [
      {
        uid: `${id}-${date}`,
        productId: 'quote',
        title: functionTitle(one, index, words),
        start: partsOf(date),
        end: partsOf(addDays(date, 1)),
        description: [timeBand, guests, name].filter(Boolean).join(', '),
        ...(venue && { location: venue }),
        busyStatus: 'BUSY',
      },
    ]
  })
  if (events.length === 0) return undefined
  const { error, value } = createEvents(events)
  if (error) throw error
  return value ?? undefined
}

const partsOf = (day: Day) => day.split('-').map(Number) as unknown as DateArray
