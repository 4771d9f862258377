import { createHash } from 'node:crypto'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { Issuance, QuoteVersion } from './rules/quote'

interface Shown extends Pick<QuoteVersion, 'content' | 'version'> {
  issued: Omit<Issuance, 'hash'>
  number: SeriesNumber
}

/** SHA-256, in hex, of everything that the customer is shown of a version. */
export function hashVersion({ content, issued, number, version }: Shown): string {
  const { at, by, functions, reference, amounts, seller } = issued
  const shown = { amounts, at, by, content, functions, number, reference, seller, version }
  return createHash('sha256').update(canonicalJson(shown)).digest('hex')
}

/** The same text for the same values, whatever the order of their names. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
