import type { Acceptance, Issuance, QuoteContent, QuoteLink, QuoteVersion } from './quote'
import { acceptedOf, draftOf, lastIssuedOf } from './quoteState'

type Versions = readonly QuoteVersion[]

/** Writes the draft, as a new version if there is none. */
export function withDraft(versions: Versions, content: QuoteContent): QuoteVersion[] {
  const draft = draftOf(versions)
  if (draft) return replaced(versions, draft, { content })
  return [...versions, { version: nextVersionOf(versions), content }]
}

export const nextVersionOf = (versions: Versions): number =>
  Math.max(0, ...versions.map(({ version }) => version)) + 1

export const withoutDraft = (versions: Versions): QuoteVersion[] =>
  versions.filter(({ issued }) => issued)

/** Issues the draft. Open versions are superseded; accepted ones are not. */
export function issueDraft(
  versions: Versions,
  { issued, link }: { issued: Issuance; link: QuoteLink },
): QuoteVersion[] {
  return versions.map((one) => {
    if (!one.issued) return { ...one, issued, links: [link] }
    return one.acceptance || one.supersededAt ? one : { ...one, supersededAt: issued.at }
  })
}

/** Adds a link to the last sent version. */
export function addLink(versions: Versions, link: QuoteLink): QuoteVersion[] {
  const last = lastIssuedOf(versions)
  return last ? replaced(versions, last, { links: [...(last.links ?? []), link] }) : [...versions]
}

export const revokeLinks = (versions: Versions, at: string): QuoteVersion[] =>
  versions.map((one) =>
    one.links
      ? { ...one, links: one.links.map((link) => ({ ...link, revokedAt: link.revokedAt ?? at })) }
      : one,
  )

/** Undoes the acceptance: supersedes the version, which keeps what was accepted. */
export function withReversal(
  versions: Versions,
  reversal: NonNullable<QuoteVersion['reversal']>,
): QuoteVersion[] {
  const accepted = acceptedOf(versions)
  return accepted
    ? replaced(versions, accepted, { reversal, supersededAt: reversal.at })
    : [...versions]
}

/** Supersedes the version that was accepted before. */
export function acceptVersion(
  versions: Versions,
  version: QuoteVersion,
  acceptance: Acceptance,
): QuoteVersion[] {
  const before = acceptedOf(versions)
  return versions.map((one) => {
    if (one === version) return { ...one, acceptance }
    return one === before ? { ...one, supersededAt: acceptance.at } : one
  })
}

export function replaced(
  versions: Versions,
  version: QuoteVersion,
  change: Partial<QuoteVersion>,
): QuoteVersion[] {
  return versions.map((one) => (one === version ? { ...one, ...change } : one))
}
