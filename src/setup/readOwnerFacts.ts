import type { Caller } from '@/account/access'
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
      privacy: legal.map(({ privacy }) => wordsOf(privacy)),
      terms: legal.map(({ terms }) => wordsOf(terms)),
    },
    mailServer: Boolean(siteEnv().SMTP_URL),
    settings,
  }
}

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { children, root, text } = node as { children?: unknown[]; root?: unknown; text?: unknown }
  if (typeof text === 'string') return text
  return root ? wordsOf(root) : (children ?? []).map(wordsOf).join(' ')
}
