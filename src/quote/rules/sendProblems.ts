import type { Seller } from '@/money/rules/gst'
import { stateOfGstin } from '@/money/rules/gstStates'
import type { Paise } from '@/money/rules/paise'
import { problemsOfQuote, type QuoteProblem } from '@/money/rules/quoteInput'
import type { Day } from '@/time/days'
import type { QuoteContent } from './quote'
import { amountsOf, toQuoteInput } from './quoteAmounts'
import { missingIn } from './schedule'

export interface SendProblem {
  /** Such as `lines.2.title`, as in the content. */
  path: string
  problem:
    'missing' | 'gstin' | 'past' | 'noLines' | 'nothingCounts' | 'schedule' | 'order' | QuoteProblem
  /** In paise, of `schedule`: what the rows lack to the total, negative for too much. */
  missing?: Paise
}

/** Why a version cannot be sent; empty if it can. */
export function sendProblems(
  content: QuoteContent,
  { seller, today }: { seller: Seller; today: Day },
): SendProblem[] {
  const { buyer, lines, schedule, validUntil } = content
  const required = [
    ['buyer.name', buyer.name],
    ...lines.map(({ title }, index) => [`lines.${index}.title`, title]),
    ...schedule.map(({ title }, index) => [`schedule.${index}.title`, title]),
  ]
  const found: SendProblem[] = required
    .filter(([, text]) => !text)
    .map(([path = '']) => ({ path, problem: 'missing' }))
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
  return [...found, ...problemsOfSchedule(schedule, amountsOf(content, seller).total)]
}

function problemsOfSchedule(schedule: QuoteContent['schedule'], total: Paise): SendProblem[] {
  const missing = missingIn(schedule, total)
  if (missing !== 0) return [{ path: 'schedule', problem: 'schedule', missing }]
  const days = schedule.flatMap(({ dueOn }) => dueOn ?? [])
  const isInOrder = days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
  return isInOrder ? [] : [{ path: 'schedule', problem: 'order' }]
}
