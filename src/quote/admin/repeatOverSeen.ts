import { asChangeFailed } from '@/booking/admin/bookingApi'
import { compareContents, isUnchanged } from '@/quote/rules/compareContents'
import type { StoredQuote } from '@/quote/rules/quote'
import { readQuote } from './quoteApi'

/**
 * Runs a step with the revision that the user saw. If the quote has changed in a way that does not matter for
 * the step, such as an opened link, runs it once more; otherwise throws the conflict.
 */
export async function repeatOverSeen<Result>(
  quote: StoredQuote,
  step: (quote: StoredQuote) => Promise<Result>,
): Promise<Result> {
  try {
    return await step(quote)
  } catch (error) {
    if (asChangeFailed(error).kind !== 'conflict') throw error
    const now = await readQuote(quote.booking).catch(() => undefined)
    if (!now || !isSame(quote, now)) throw error
    return step(now)
  }
}

const isSame = (before: StoredQuote, now: StoredQuote) =>
  JSON.stringify(before.versions.map(answersTo)) === JSON.stringify(now.versions.map(answersTo)) &&
  before.versions.every(({ content }, index) => {
    const after = now.versions[index]?.content
    return after !== undefined && isUnchanged(compareContents(content, after))
  })

const answersTo = (version: StoredQuote['versions'][number]) => [
  version.version,
  version.issued?.hash,
  version.acceptance?.at,
  version.changeRequests?.length ?? 0,
  version.reversal?.at,
  version.supersededAt,
]
