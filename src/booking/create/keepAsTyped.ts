import { fieldTable } from '@/booking/rules/fields'
import { readGuests } from '@/booking/rules/guests'
import { bookingFields as labels } from '@/i18n/en/bookingFields'
import { isFromAbroad } from '@/rules/phone'

type Sent = Record<string, unknown>

/**
 * Words for a number of guests, and a number from abroad, do not fit their fields: they are added to
 * the message, as they were typed. `before` is the stored message of a booking that is changed.
 */
export function keepAsTyped(sent: Sent, before?: string | null): Sent {
  const count = countOf(sent)
  const notes = notesOf(sent)
  const message = 'message' in sent ? sent.message : before
  // Anything but a text is refused by the rules of a message.
  const isText = typeof (message ?? '') === 'string'
  if (notes.length === 0 || !isText) return { ...sent, ...count }
  return { ...sent, ...count, message: [message, ...notes].filter(Boolean).join('\n') }
}

/** Too long a text is refused: no number is one. */
function countOf({ numberOfGuests: typed }: Sent) {
  if (typeof typed !== 'string') return undefined
  return { numberOfGuests: isTooLong(typed) ? NaN : (readGuests(typed).count ?? null) }
}

const isTooLong = (typed: string) => typed.length > fieldTable.numberOfGuests.max

export function notesOf({ contactNumber, numberOfGuests }: Sent): string[] {
  const isText = typeof numberOfGuests === 'string' && !isTooLong(numberOfGuests)
  const guests = isText ? readGuests(numberOfGuests).words : undefined
  const phone = isFromAbroad({ contactNumber }) ? String(contactNumber).trim() : undefined
  return [
    ...(guests ? [`${labels.numberOfGuests}: ${guests}`] : []),
    ...(phone ? [`${labels.contactNumber}: ${phone}`] : []),
  ]
}
