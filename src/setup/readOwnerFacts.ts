import type { Caller } from '@/account/access'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { OwnerFacts } from './ownerChecklist'
import { siteEnv } from '@/env'

export async function readOwnerFacts({ payload, user }: Caller): Promise<OwnerFacts> {
  const one = { depth: 0, overrideAccess: false, user } as const
  const [settings, ...legal] = await Promise.all([
    payload.findGlobal({ ...one, slug: 'site-settings', locale: 'en' }),
    payload.findGlobal({ ...one, slug: 'legal-pages', locale: 'en' }),
    payload.findGlobal({ ...one, slug: 'legal-pages', locale: 'hi' }),
  ])
  return {
    legal: {
      privacy: legal.map(({ privacy }) => privacy && convertLexicalToPlaintext({ data: privacy })),
      terms: legal.map(({ terms }) => terms && convertLexicalToPlaintext({ data: terms })),
    },
    mailServer: Boolean(siteEnv().SMTP_URL),
    settings,
  }
}
