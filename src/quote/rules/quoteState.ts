import type { Day } from '@/time/days'
import type { IssuedVersion, QuoteVersion } from './quote'

export type QuoteState =
  'draft' | 'sent' | 'seen' | 'changeRequested' | 'accepted' | 'expired' | 'superseded'

/** What a state follows from. */
interface Steps extends Partial<
  Record<'acceptance' | 'firstSeenAt' | 'issued' | 'supersededAt', unknown>
> {
  changeRequests?: readonly unknown[]
  content: Pick<QuoteVersion['content'], 'validUntil'>
}

/** Follows from what happened to a version, so that no stored state can contradict it. */
export function stateOf(version: Steps, today: Day): QuoteState {
  const { acceptance, changeRequests, content, firstSeenAt, issued, supersededAt } = version
  if (!issued) return 'draft'
  if (supersededAt) return 'superseded'
  if (acceptance) return 'accepted'
  if (content.validUntil < today) return 'expired'
  if (changeRequests?.length) return 'changeRequested'
  return firstSeenAt ? 'seen' : 'sent'
}

/** The customer can still accept it or ask for a change. */
export const isOpen = (state: QuoteState) =>
  state === 'sent' || state === 'seen' || state === 'changeRequested'

/** The customer can read it: what is out of date says so, what was superseded is gone. */
export const isReadable = (state: QuoteState) =>
  isOpen(state) || state === 'accepted' || state === 'expired'

export const isIssued = (version: QuoteVersion): version is IssuedVersion => Boolean(version.issued)

export const draftOf = (versions: readonly QuoteVersion[]) => versions.find(({ issued }) => !issued)

export const acceptedOf = <Version extends Partial<Record<'acceptance' | 'supersededAt', unknown>>>(
  versions: readonly Version[],
) => versions.find(({ acceptance, supersededAt }) => acceptance && !supersededAt)

/** The newest that was sent. */
export const lastIssuedOf = <Version extends { issued?: unknown }>(versions: readonly Version[]) =>
  versions.findLast(({ issued }) => issued)

/** Hashes of the tokens that open the customer's page: not revoked, of a version that is not superseded. */
export const liveLinksOf = (versions: readonly QuoteVersion[]): string[] =>
  versions
    .filter(({ supersededAt }) => !supersededAt)
    .flatMap(({ links }) => links ?? [])
    .filter(({ revokedAt }) => !revokedAt)
    .map(({ tokenHash }) => tokenHash)
