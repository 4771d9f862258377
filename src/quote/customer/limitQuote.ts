import type { Payload } from 'payload'
import { hashToken } from '@/quote/links'
import { addressOf } from '@/rateLimit/clientAddress'
import { countInMemory } from '@/rateLimit/countInMemory'
import { countAttempt } from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { quoteAnswerLimits, quoteReadLimits } from '@/rateLimit/limits'
import { findQuoteByToken } from './findQuoteByToken'

interface Sent {
  headers: Headers
}

const readers = limitersOf(quoteReadLimits)

/** Returns the seconds to wait, usually 0. */
export const limitReading = (request: Sent) => countInMemory(readers, request)

const [fromAddress, fromLink] = (['quote-address', 'quote-link'] as const).map((by) =>
  limitersOf(quoteAnswerLimits.filter((limit) => limit.by === by)),
)

/**
 * The same for an acceptance or a requested change. Counts only links that work, because made-up ones would
 * fill the database.
 */
export async function limitAnswer(payload: Payload, { headers, token }: Sent & { token: string }) {
  const reading = await limitReading({ headers })
  if (reading > 0) return reading
  const by = { 'quote-address': addressOf({ headers }), 'quote-link': hashToken(token) }
  const { wait } = await countAttempt({ by, limiters: fromAddress ?? [], payload })
  if (wait > 0 || !(await findQuoteByToken(payload, token))) return wait
  return (await countAttempt({ by, limiters: fromLink ?? [], payload })).wait
}
