import type { QuoteContent } from '@/quote/rules/quote'
import { type SendProblem, sendProblems } from '@/quote/rules/sendProblems'
import type { QuoteEdit } from './editQuote'
import { type TypedField, writeTyped } from './typedValues'

export interface EditProblem extends Pick<SendProblem, 'missing'> {
  /** The path of the field, with the id of its row, so that it stays correct when rows move. */
  field: string
  problem: SendProblem['problem'] | 'unreadable' | 'unreadableDiscount'
}

/** Why the quote cannot be sent: unreadable values first, then missing ones. */
export function problemsOfEdit({ content, setup, typed }: QuoteEdit): EditProblem[] {
  const typos = Object.entries(typed)
    .filter(([field, text = '']) => !writeTyped(content, { field: field as TypedField, text }))
    .map(([field]): EditProblem => ({ field, problem: unreadable[nameIn(field)] ?? 'unreadable' }))
  const fields = new Set(typos.map(({ field }) => field))
  const others = placeProblems(sendProblems(content, setup), content)
  return [...typos, ...others.filter(({ field }) => !fields.has(field))]
}

const unreadable: Partial<Record<string, EditProblem['problem']>> = {
  discount: 'unreadableDiscount',
  quantity: 'quantity',
}

const nameIn = (field: string) => field.split('.').at(-1) ?? ''

/** Also used for problems that the server reports. */
export const placeProblems = (
  found: readonly SendProblem[],
  content: QuoteContent,
): EditProblem[] =>
  found.map(({ path, ...problem }) => ({ ...problem, field: fieldOf(path, content) }))

/** `lines.2.title` becomes `lines.<id>.title`. */
function fieldOf(path: string, content: QuoteContent): string {
  const [list, index, name] = path.split('.')
  if (list !== 'lines' && list !== 'schedule') return path
  const row = content[list][Number(index)]
  // A problem of the amount of a line is shown at its price.
  const own = list === 'lines' && name === 'amount' ? 'unitPrice' : name
  return row && own ? [list, row.id, own].join('.') : path
}
