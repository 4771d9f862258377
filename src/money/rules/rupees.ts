import { once } from '@/rules/once'
import { asciiDigits } from '@/rules/text'
import { isPaise, type Paise, RUPEE } from './paise'

const grouped = once(() => new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' }))

/** For example `₹1,00,000.50`, in both languages. */
export function formatRupees(amount: Paise): string {
  const size = Math.abs(amount)
  const paise = String(size % RUPEE).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}₹${grouped().format(Math.trunc(size / RUPEE))}.${paise}`
}

/** Without paise if they are zero, as in `₹1,00,000`. */
export const formatRupeesShort = (amount: Paise): string =>
  formatRupees(amount).replace(/\.00$/, '')

const rounded = once(
  () => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, numberingSystem: 'latn' }),
)

const LAKH: Paise = 100_000 * RUPEE
const CRORE: Paise = 100 * LAKH

/** Short figures in English: `₹58,000`, `₹12.4 lakh`, `₹1.2 crore`. For zero or more. */
export function formatRupeesRound(amount: Paise): string {
  const rupees = Math.round(amount / RUPEE)
  if (rupees * RUPEE < LAKH) return `₹${grouped().format(rupees)}`
  // 99.95 lakh would be rounded to 100 lakh.
  return amount < 0.9995 * CRORE
    ? `₹${rounded().format(amount / LAKH)} lakh`
    : `₹${rounded().format(amount / CRORE)} crore`
}

const digits = {
  plain: '\\d+',
  indian: '\\d{1,2}(?:,\\d{2})*,\\d{3}',
  western: '\\d{1,3}(?:,\\d{3})+',
}

const typed = new RegExp(
  `^(-?)(?:₹|Rs\\.?|INR)?(${digits.indian}|${digits.western}|${digits.plain})(?:\\.(\\d{1,2}))?(?:/-)?$`,
  'i',
)

/**
 * Parses a printed or typed amount: `₹1,00,000.50`, `100000`, `Rs. 5,000/-`, `१५००`. Undefined for ambiguous
 * texts such as `1,5` or `1.500`.
 */
export function parseRupees(text: string): Paise | undefined {
  const [, sign, rupees = '', paise = ''] = typed.exec(asciiDigits(text).replace(/\s/g, '')) ?? []
  if (!rupees) return undefined
  const size = Number(rupees.replaceAll(',', '')) * RUPEE + Number(paise.padEnd(2, '0'))
  return isPaise(size) ? (sign && size ? -size : size) : undefined
}
