import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { Caller } from '@/account/access'
import { siteEnv } from '@/env'
import { type Locale, locales } from '@/rules/locales'
import type { OwnerFacts } from './ownerChecklist'

export async function readOwnerFacts({ payload, user }: Caller): Promise<OwnerFacts> {
  const one = { depth: 0, overrideAccess: false, user } as const
  const inLocales = <Read>(read: (locale: Locale) => Promise<Read>) =>
    Promise.all(locales.map(read))
  const [[settings = {}, ...translations], legal, seller] = await Promise.all([
    inLocales((locale) => payload.findGlobal({ ...one, slug: 'site-settings', locale })),
    inLocales((locale) => payload.findGlobal({ ...one, slug: 'legal-pages', locale })),
    payload.findGlobal({ ...one, slug: 'seller-settings' }),
  ])
  return {
    legal: {
      privacy: legal.map(({ privacy }) => privacy && convertLexicalToPlaintext({ data: privacy })),
      terms: legal.map(({ terms }) => terms && convertLexicalToPlaintext({ data: terms })),
    },
    mailServer: Boolean(siteEnv().SMTP_URL),
    seller,
    settings,
    translations,
  }
}
