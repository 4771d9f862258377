import type { Day } from '@/time/days'
import type { IssuedVersion, QuoteVersion } from './quote'

export type QuoteState =
  | 'draft'
  | 'sent'
  | 'seen'
  | 'changeRequested'
  | 'accepted'
  | 'expired'
  | 'superseded'

/** The fields that determine the state. */
interface Steps extends Partial<
  Record<'acceptance' | 'firstSeenAt' | 'issued' | 'supersededAt', unknown>
> {
  changeRequests?: readonly unknown[]
  content: Pick<QuoteVersion['content'], 'validUntil'>
}

/** Computed from the events of a version, so that no stored state can contradict them. */
export function stateOf(version: Steps, today: Day): QuoteState {
  const { acceptance, changeRequests, content, firstSeenAt, issued, supersededAt } = version
  if (!issued) return 'draft'
  if (supersededAt) return 'superseded'
  if (acceptance) return 'accepted'
  if (content.validUntil < today) return 'expired'
  if (changeRequests?.length) return 'changeRequested'
  return firstSeenAt ? 'seen' : 'sent'
}

/** True while the customer can accept it or request a change. */
export const isOpen = (state: QuoteState) =>
  state === 'sent' || state === 'seen' || state === 'changeRequested'

/** True while the customer can read it: an expired version is readable, a superseded one is not. */
export const isReadable = (state: QuoteState) =>
  isOpen(state) || state === 'accepted' || state === 'expired'

export const isIssued = (version: QuoteVersion): version is IssuedVersion => Boolean(version.issued)

export const draftOf = (versions: readonly QuoteVersion[]) => versions.find(({ issued }) => !issued)

export const acceptedOf = <Version extends Partial<Record<'acceptance' | 'supersededAt', unknown>>>(
  versions: readonly Version[],
) => versions.find(({ acceptance, supersededAt }) => acceptance && !supersededAt)

/** The last sent version. */
export const lastIssuedOf = <Version extends { issued?: unknown }>(versions: readonly Version[]) =>
  versions.findLast(({ issued }) => issued)

/** The hashes of all working links: not revoked, and of a version that is not superseded. */
export const liveLinksOf = (versions: readonly QuoteVersion[]): string[] =>
  versions
    .filter(({ supersededAt }) => !supersededAt)
    .flatMap(({ links }) => links ?? [])
    .filter(({ revokedAt }) => !revokedAt)
    .map(({ tokenHash }) => tokenHash)
