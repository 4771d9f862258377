import { fieldTable } from '@/booking/rules/fields'
import { readGuests } from '@/booking/rules/guests'
import { bookingFields as labels } from '@/i18n/en/bookingFields'
import { isFromAbroad } from '@/rules/phone'
import { formatDay, isDay } from '@/time/days'
import { keepFunctions } from './keepFunctions'

type Sent = Record<string, unknown>

/**
 * A number of guests in words and a phone number from abroad do not fit their fields. Adds them to the
 * message as they were typed. `before` is the stored message of a booking that is changed.
 */
export function keepAsTyped(sent: Sent, before?: string | null): Sent {
  const count = { ...countOf(sent), ...('functions' in sent && keepFunctions(sent.functions)) }
  const notes = notesOf(sent)
  const message = 'message' in sent ? sent.message : before
  // The rules of the message refuse anything but a text.
  const isText = typeof (message ?? '') === 'string'
  if (notes.length === 0 || !isText) return { ...sent, ...count }
  return { ...sent, ...count, message: [message, ...notes].filter(Boolean).join('\n') }
}

/** A text that is too long is left for the rules to refuse. */
function countOf({ numberOfGuests: typed }: Sent) {
  if (typeof typed !== 'string') return undefined
  return { numberOfGuests: isTooLong(typed) ? NaN : (readGuests(typed).count ?? null) }
}

const isTooLong = (typed: string) => typed.length > fieldTable.numberOfGuests.max

export function notesOf({ contactNumber, date, functions, numberOfGuests }: Sent): string[] {
  const isText = typeof numberOfGuests === 'string' && !isTooLong(numberOfGuests)
  const guests = isText ? readGuests(numberOfGuests).words : undefined
  const phone = isFromAbroad({ contactNumber }) ? String(contactNumber).trim() : undefined
  return [
    ...(guests ? [`${labels.numberOfGuests}: ${guests}`] : []),
    ...(phone ? [`${labels.contactNumber}: ${phone}`] : []),
    ...overruledNotes({ date, functions, numberOfGuests: guests ? undefined : numberOfGuests }),
  ]
}

/** A typed day and number of guests that differ from those of the functions, which replace them. */
function overruledNotes({ date, functions, numberOfGuests }: Sent): string[] {
  const rows = keepFunctions(functions).functions
  if (!Array.isArray(rows)) return []
  const guests = rows.map((row) => Number(row.guests ?? 0))
  const isOtherDay =
    typeof date === 'string' &&
    isDay(date) &&
    rows.some((row) => row.date) &&
    !rows.some((row) => row.date === date)
  const count = countOf({ numberOfGuests })?.numberOfGuests ?? numberOfGuests
  const isOtherCount =
    typeof count === 'number' && count > 0 && Math.max(...guests) > 0 && !guests.includes(count)
  return [
    ...(isOtherDay ? [`${labels.date}: ${formatDay(date)}`] : []),
    ...(isOtherCount ? [`${labels.numberOfGuests}: ${count}`] : []),
  ]
}
