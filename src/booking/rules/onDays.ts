import type { Where } from 'payload'
import { addDays, type Day } from '@/time/days'

/**
 * In days. A longer range only compares its first and last day, since each day would be a value of the query.
 */
const LISTED_MAX = 366

interface Range {
  from?: Day
  to?: Day
}

/** Bookings with the event or a function on one of these days, both included. */
export function onDays({ from, to }: Range): Where {
  const onDate: Where = {
    date: {
      ...(from ? { greater_than_equal: from } : { greater_than: '' }),
      ...(to && { less_than_equal: to }),
    },
  }
  // The date is the first of the days.
  if (!from) return onDate
  if (!to) return { or: [onDate, { days: { greater_than_equal: from } }] }
  const days = listDays(from, to)
  if (from === to) return { or: [{ date: { equals: from } }, { days: { in: [from] } }] }
  // Lists each day: of an array, one value could be before the range and another after it.
  const within: Where = days
    ? { days: { in: days } }
    : { and: [{ days: { greater_than_equal: from } }, { days: { less_than_equal: to } }] }
  return { or: [onDate, within] }
}

function listDays(from: Day, to: Day): Day[] | undefined {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.push(day) > LISTED_MAX) return undefined
  }
  return days
}
