import type { Payload } from 'payload'
import { storedBookings } from '@/booking/storedBookings'
import { hashToken, isToken } from '@/quote/links'
import type { IssuedVersion, StoredQuote } from '@/quote/rules/quote'
import { isIssued, isReadable, type QuoteState, stateOf } from '@/quote/rules/quoteState'
import { findQuote } from '@/quote/storedQuotes'
import { dayInIndia } from '@/time/days'

export interface FoundQuote {
  quote: StoredQuote
  state: QuoteState
  version: IssuedVersion
}

/**
 * The quote that the holder of a link can read. Undefined for an unknown or revoked token, and for a
 * superseded, deleted or erased quote. Looked up by the hash of the token, so the time of the lookup reveals
 * nothing.
 */
export async function findQuoteByToken(
  payload: Payload,
  token: unknown,
): Promise<FoundQuote | undefined> {
  if (!isToken(token)) return undefined
  const tokenHash = hashToken(token)
  const quote = await findQuote(payload, { links: tokenHash })
  const version = quote?.versions
    .filter(isIssued)
    .find(({ links }) => links?.some((link) => link.tokenHash === tokenHash && !link.revokedAt))
  if (!quote || !version || !(await isKept(payload, quote.booking))) return undefined
  const state = stateOf(version, dayInIndia(new Date()))
  return isReadable(state) ? { quote, state, version } : undefined
}

async function isKept(payload: Payload, booking: string): Promise<boolean> {
  const { ObjectId } = payload.db.connection.base.Types
  const kept = { _id: new ObjectId(booking) as never, anonymisedAt: null, deletedAt: null }
  return Boolean(await storedBookings(payload).findOne(kept, { projection: { _id: 1 } }))
}
