import { stateOfGstin } from '@/money/rules/gstStates'
import type { Paise } from '@/money/rules/paise'
import { problemsOfQuote, type QuoteProblem } from '@/money/rules/quoteInput'
import { sellerProblem } from '@/money/rules/sellerProblem'
import type { Day } from '@/time/days'
import type { QuoteContent, QuoteSeller } from './quote'
import { amountsOf, toQuoteInput } from './quoteAmounts'
import { missingIn } from './schedule'

export interface SendProblem {
  /** The path in the content, such as `lines.2.title`. */
  path: string
  problem:
    | 'missing'
    | 'gstin'
    | 'past'
    | 'noLines'
    | 'nothingCounts'
    | 'nothingToPay'
    | 'schedule'
    | 'order'
    | 'sellerGstin'
    | 'sellerState'
    | QuoteProblem
  /** For `schedule`, in paise: how much the rows are below the total; negative if above. */
  missing?: Paise
}

export type SendingSeller = Pick<QuoteSeller, 'gstin' | 'mode' | 'state'>

/** A path in the settings; all others are in the content. */
export const SELLER_GSTIN = 'seller.gstin'

/** The reasons why a version cannot be sent; empty if it can. */
export function sendProblems(
  content: QuoteContent,
  { seller, today }: { seller: SendingSeller; today: Day },
): SendProblem[] {
  const { buyer, lines, schedule, validUntil } = content
  const required: [path: string, given: number | string][] = [
    ['buyer.name', buyer.name],
    ...lines.map(({ title }, index): [string, string] => [`lines.${index}.title`, title]),
    ...schedule.flatMap(({ amount, title }, index): typeof required => [
      [`schedule.${index}.title`, title],
      [`schedule.${index}.amount`, amount],
    ]),
  ]
  const found = required
    .filter(([, given]) => !given)
    .map(([path]): SendProblem => ({ path, problem: 'missing' }))
  const ofSeller = sellerProblem(seller)
  if (ofSeller) found.unshift({ path: SELLER_GSTIN, problem: ofSeller })
  if (buyer.gstin && stateOfGstin(buyer.gstin) !== buyer.state)
    found.push({ path: 'buyer.gstin', problem: 'gstin' })
  if (validUntil < today) found.push({ path: 'validUntil', problem: 'past' })
  if (lines.length === 0) found.push({ path: 'lines', problem: 'noLines' })
  else if (!lines.some(({ choice }) => choice === 'included'))
    found.push({ path: 'lines', problem: 'nothingCounts' })
  const ofMoney = problemsOfQuote(toQuoteInput(content, seller)).map(({ line, problem }) => ({
    path: line === undefined ? problem : `lines.${line}.${problem}`,
    problem,
  }))
  if (ofMoney.length > 0) return [...found, ...ofMoney]
  return [...found, ...problemsOfAmounts(content, amountsOf(content, seller).total)]
}

function problemsOfAmounts({ lines, schedule }: QuoteContent, total: Paise): SendProblem[] {
  // A price is probably missing.
  if (total === 0 && lines.some(({ choice }) => choice === 'included'))
    return [{ path: 'lines', problem: 'nothingToPay' }]
  const missing = missingIn(schedule, total)
  if (missing !== 0) return [{ path: 'schedule', problem: 'schedule', missing }]
  const days = schedule.flatMap(({ dueOn }) => dueOn ?? [])
  const isInOrder = days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
  return isInOrder ? [] : [{ path: 'schedule', problem: 'order' }]
}
