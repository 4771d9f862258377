import { asciiDigits } from '@/rules/text'
import { isPaise, type Paise, RUPEE } from './paise'

const grouped = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' })

/** `₹1,00,000.50`, in both languages. */
export function formatRupees(amount: Paise): string {
  const size = Math.abs(amount)
  const paise = String(size % RUPEE).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}₹${grouped.format(Math.trunc(size / RUPEE))}.${paise}`
}

/** `₹1,00,000` where there are no paise. */
export const formatRupeesShort = (amount: Paise): string =>
  formatRupees(amount).replace(/\.00$/, '')

const rounded = new Intl.NumberFormat('en-IN', {
  maximumFractionDigits: 1,
  numberingSystem: 'latn',
})

const LAKH: Paise = 100_000 * RUPEE
const CRORE: Paise = 100 * LAKH

/** For figures at a glance, in English: `₹58,000`, `₹12.4 lakh`, `₹1.2 crore`. Of zero or more. */
export function formatRupeesRound(amount: Paise): string {
  const rupees = Math.round(amount / RUPEE)
  if (rupees * RUPEE < LAKH) return `₹${grouped.format(rupees)}`
  // 99.95 lakh would be written as 100 lakh.
  return amount < 0.9995 * CRORE
    ? `₹${rounded.format(amount / LAKH)} lakh`
    : `₹${rounded.format(amount / CRORE)} crore`
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
 * What was printed, or typed by a person: `₹1,00,000.50`, `100000`, `Rs. 5,000/-`, `१५००`. Nothing for what
 * could mean two amounts, such as `1,5` or `1.500`.
 */
export function parseRupees(text: string): Paise | undefined {
  const [, sign, rupees = '', paise = ''] = typed.exec(asciiDigits(text).replace(/\s/g, '')) ?? []
  if (!rupees) return undefined
  const size = Number(rupees.replaceAll(',', '')) * RUPEE + Number(paise.padEnd(2, '0'))
  return isPaise(size) ? (sign && size ? -size : size) : undefined
}
