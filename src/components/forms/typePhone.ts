import { PHONE_DIGITS } from '@/domain/constants'
import { phoneDigits } from '@/domain/phone'

export interface TypedPhone {
  /** All that was typed, so that a `+91` in front is still known when the tenth digit comes. */
  raw: string
  /** What the field shows: digits, at most ten. */
  shown: string
}

/**
 * The field after a change. Typing stops at ten digits; a paste that is still too long without
 * its prefix is shown as it is, since cutting it would make a wrong number that looks right.
 */
export function typePhone({ raw, shown }: TypedPhone, next: string): TypedPhone {
  const added = next.startsWith(shown) ? next.slice(shown.length) : undefined
  const all = added === undefined ? next : raw + added
  const digits = phoneDigits(all)
  const pasted = added === undefined ? next.length > shown.length + 1 : added.length > 1
  if (pasted || digits.length <= PHONE_DIGITS) return { raw: all, shown: digits }
  return { raw: all, shown: shown.length > PHONE_DIGITS ? shown : digits.slice(0, PHONE_DIGITS) }
}
