import { type Buyer, placeRules, type Seller, sellerModes, type TaxClass } from './gst'
import { isStateCode, type StateCode } from './gstStates'
import { type BasisPoints, isAmount, isPercentage, type Paise, percentOf, sumOf } from './paise'

export type Discount = { type: 'amount'; amount: Paise } | { type: 'percent'; percent: BasisPoints }

export const pricings = ['perPlate', 'fixed', 'byPiece'] as const

export type Pricing = (typeof pricings)[number]

const choices = ['included', 'offered', 'taken'] as const

/** An optional line is `offered`, and `taken` when the customer has selected it. */
export type LineChoice = (typeof choices)[number]

export interface QuoteLine {
  pricing: Pricing
  choice: LineChoice
  /** Plates or pieces; 1 for a fixed price. */
  quantity: number
  unitPrice: Paise
  discount?: Discount
  tax: TaxClass
  heldIn: StateCode
}

/** Everything that the amounts of a quote depend on. */
export interface QuoteInput {
  seller: Seller
  buyer: Buyer
  lines: QuoteLine[]
  /** A discount on the sum of the included and taken lines, before tax. */
  discount?: Discount
}

export const QUANTITY_MAX = 100_000

export const isCounted = ({ choice }: Pick<QuoteLine, 'choice'>) => choice !== 'offered'

export const grossOf = ({ quantity, unitPrice }: QuoteLine): Paise => quantity * unitPrice

export function discountOf(discount: Discount | undefined, amount: Paise): Paise {
  if (!discount) return 0
  return discount.type === 'amount' ? discount.amount : percentOf(amount, discount.percent)
}

export type QuoteProblem =
  | 'seller'
  | 'buyer'
  | 'pricing'
  | 'choice'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'discount'
  | 'tax'
  | 'heldIn'
  | 'total'

interface FoundProblem {
  /** The index of the line; undefined for the whole quote. */
  line?: number
  problem: QuoteProblem
}

/** The reasons why a quote cannot be computed; empty if it can. */
export function problemsOfQuote({ buyer, discount, lines, seller }: QuoteInput): FoundProblem[] {
  const found: FoundProblem[] = lines.flatMap((one, line) =>
    problemsOfLine(one).map((problem) => ({ line, problem })),
  )
  if (!sellerModes.includes(seller.mode) || !isStateCode(seller.state))
    found.push({ problem: 'seller' })
  if (!isStateCode(buyer.state)) found.push({ problem: 'buyer' })
  if (found.length > 0) return found
  const net = sumOf(lines.filter(isCounted).map(netOf))
  // A rate is at most 100 %, so tax at most doubles the total.
  if (!isAmount(2 * net)) return [{ problem: 'total' }]
  return isDiscount(discount, net) ? [] : [{ problem: 'discount' }]
}

/** After the line's own discount. */
export const netOf = (line: QuoteLine): Paise => {
  const gross = grossOf(line)
  return gross - discountOf(line.discount, gross)
}

function problemsOfLine(line: QuoteLine): QuoteProblem[] {
  const { choice, discount, heldIn, pricing, quantity, tax, unitPrice } = line
  const hasQuantity =
    Number.isInteger(quantity) &&
    quantity >= 0 &&
    quantity <= QUANTITY_MAX &&
    (pricing !== 'fixed' || quantity === 1)
  const gross = hasQuantity && isAmount(unitPrice) ? grossOf(line) : 0
  const checks: [QuoteProblem, boolean][] = [
    ['pricing', pricings.includes(pricing)],
    ['choice', choices.includes(choice)],
    ['quantity', hasQuantity],
    ['unitPrice', isAmount(unitPrice)],
    ['amount', isAmount(gross)],
    ['discount', isDiscount(discount, gross)],
    ['tax', isTaxClass(tax)],
    ['heldIn', isStateCode(heldIn)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([problem]) => problem)
}

function isDiscount(discount: Discount | undefined, amount: Paise): boolean {
  if (!discount) return true
  if (discount.type === 'percent') return isPercentage(discount.percent)
  return isAmount(discount.amount) && discount.amount <= amount
}

const isTaxClass = ({ placeRule, rate, sac }: TaxClass) =>
  placeRules.includes(placeRule) && isPercentage(rate) && /^\d{4,8}$/.test(sac)
