import { asciiDigits } from '@/domain/asciiDigits'
import { PHONE_DIGITS } from '@/domain/constants'
import { isForeignPhone, phoneDigits } from '@/domain/phone'

export interface TypedPhone {
  /** What the field shows: the digits, without +91; a foreign number keeps its plus. */
  shown: string
  /** What was typed was not taken, since the number has its ten digits already. */
  refused: boolean
}

/**
 * The field after a change from `before` to `next`. No digit that stands there is ever dropped: an
 * eleventh that is typed is refused, unless the number may begin with a prefix that is still being
 * typed (091, 91, 0). A paste is shown whole, since cutting it would make a wrong number that looks right.
 */
export function typePhone(before: string, next: string): TypedPhone {
  const typed = asciiDigits(next)
  if (isForeignPhone(typed) || /^\s*(\+|00)9?$/.test(typed)) {
    return { refused: false, shown: typed.replace(/[^\d+]/g, '').replace(/^00/, '+') }
  }
  const digits = phoneDigits(typed)
  const isOneMore = digits.length === before.length + 1
  if (isOneMore && before.length === PHONE_DIGITS && !/^(0|91)/.test(digits)) {
    return { refused: true, shown: before }
  }
  return { refused: false, shown: digits }
}
