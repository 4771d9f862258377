import { asciiDigits } from './asciiDigits'

/** Grouped as in `1,500` or `1,00,000`, or not at all. */
const whole = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/

/** The number that a text stands for, such as `1,500` or `१५००`; NaN for any other, such as `300-400`. */
export function guestCount(text: string): number {
  const figures = asciiDigits(text.trim())
  return whole.test(figures) ? Number(figures.replaceAll(',', '')) : NaN
}
