import { isPhone, phoneDigits } from '@/domain/phone'

/** As soon as what was typed or pasted is a whole number, only its ten digits stay. */
export function tidyPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return isPhone(digits) ? digits : typed
}
