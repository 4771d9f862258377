import type { Payload } from 'payload'
import { hashToken } from '@/quote/links'
import { addressOf } from '@/rateLimit/clientAddress'
import { countInMemory } from '@/rateLimit/countInMemory'
import { countAttempt } from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { quoteAnswerLimits, quoteReadLimits } from '@/rateLimit/rules'

interface Sent {
  headers: Headers
}

const readers = limitersOf(quoteReadLimits)

/** Resolves to the seconds to wait, mostly 0. */
export const limitReading = (request: Sent) => countInMemory(readers, request)

const answerers = limitersOf([...quoteAnswerLimits])

/** The same for an acceptance or a wish. */
export async function limitAnswer(payload: Payload, { headers, token }: Sent & { token: string }) {
  const by = { 'quote-address': addressOf({ headers }), 'quote-link': hashToken(token) }
  return (await countAttempt({ by, limiters: answerers, payload })).wait
}
