import { createHash, randomBytes } from 'node:crypto'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import type { QuoteLink } from './rules/quote'

const TOKEN_BYTES = 32

/** As `makeLink` writes it. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

interface Made extends Pick<QuoteLink, 'by' | 'way'> {
  locale: Locale
  now: Date
}

/** The address to send, which is stored nowhere, and what is stored of it. */
export function makeLink({ by, locale, now, way }: Made): { link: QuoteLink; url: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return {
    link: { tokenHash: hashToken(token), madeAt: now.toISOString(), by, way },
    url: siteEnv().siteUrl + paths.quote(locale, token),
  }
}
