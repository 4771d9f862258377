import { HUNDRED_PERCENT, isAmount, type Paise } from '@/money/rules/paise'
import { type Discount, QUANTITY_MAX } from '@/money/rules/quoteInput'
import { formatRupeesShort, parseRupees } from '@/money/rules/rupees'
import type { QuoteContent } from '@/quote/rules/quote'
import { asciiDigits } from '@/rules/text'

/**
 * The path of a field for a number, with the id of its row: `lines.<id>.unitPrice`, `schedule.<id>.amount`,
 * `discount`.
 */
export type TypedField =
  | 'discount'
  | `lines.${string}.${'discount' | 'quantity' | 'unitPrice'}`
  | `schedule.${string}.amount`

/** For example `1,20,000`. Empty for zero, so that a new field is empty. */
export const amountText = (amount: Paise) =>
  amount === 0 ? '' : formatRupeesShort(amount).replace('₹', '')

export const quantityText = (quantity: number) =>
  quantity === 0 ? '' : quantity.toLocaleString('en-IN')

export function discountText(discount: Discount | undefined): string {
  if (!discount) return ''
  return discount.type === 'percent' ? `${discount.percent / 100}%` : amountText(discount.amount)
}

/** Undefined when it is not an amount. An empty text is zero. */
export function parseAmount(text: string): Paise | undefined {
  if (!text.trim()) return 0
  const amount = parseRupees(text)
  return isAmount(amount) ? amount : undefined
}

/** For example `1,200`. Undefined when it is not a whole number of plates or pieces. */
function parseQuantity(text: string): number | undefined {
  const digits = asciiDigits(text).replace(/[\s,]/g, '')
  if (!/^\d{0,9}$/.test(digits)) return undefined
  const quantity = Number(digits)
  return quantity <= QUANTITY_MAX ? quantity : undefined
}

/** For example `10%` or `5,000`. No discount for an empty text; undefined when it is neither. */
function parseDiscount(text: string): { discount?: Discount } | undefined {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(asciiDigits(text).trim()) ?? []
  if (percent !== undefined) {
    const points = Math.round(Number(percent) * 100)
    return points <= HUNDRED_PERCENT
      ? { discount: points > 0 ? { type: 'percent', percent: points } : undefined }
      : undefined
  }
  const amount = parseAmount(text)
  if (amount === undefined) return undefined
  return { discount: amount > 0 ? { type: 'amount', amount } : undefined }
}

/** The content with the typed value; undefined when it cannot be read. */
export function writeTyped(
  content: QuoteContent,
  { field, text }: { field: TypedField; text: string },
): QuoteContent | undefined {
  const [list, id, name] = field.split('.')
  if (list === 'discount') {
    const read = parseDiscount(text)
    return read && { ...content, ...read }
  }
  if (list === 'schedule') {
    const amount = parseAmount(text)
    return amount === undefined
      ? undefined
      : { ...content, schedule: changeOf(content.schedule, id, { amount }) }
  }
  const change = lineChange(name, text)
  return change && { ...content, lines: changeOf(content.lines, id, change) }
}

function lineChange(name: string | undefined, text: string) {
  if (name === 'discount') return parseDiscount(text)
  if (name === 'quantity') return named('quantity', parseQuantity(text))
  return named('unitPrice', parseAmount(text))
}

const named = <Name extends string>(name: Name, value: number | undefined) =>
  value === undefined ? undefined : ({ [name]: value } as Record<Name, number>)

/** Changes the row with this id. */
export const changeOf = <Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
  change: Partial<NoInfer<Row>>,
): Row[] => rows.map((row) => (row.id === id ? { ...row, ...change } : row))
