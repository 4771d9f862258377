import type { Locale } from '@/domain/locales'
import type { LegalPage } from '@/payload-types'
import { cachedRead } from './cachedRead'

export const readLegal = cachedRead(
  { name: 'legal', of: ['legal-pages'] },
  (payload, locale: Locale): Promise<Partial<LegalPage>> =>
    payload.findGlobal({ slug: 'legal-pages', depth: 0, locale, overrideAccess: false }),
)

/** The privacy notice in Hindi, as the law wants it; nothing while nobody has written it. */
export const readHindiNotice = cachedRead(
  { name: 'hindi-notice', of: ['legal-pages'] },
  async (payload): Promise<LegalPage['privacy']> => {
    const { privacy }: Partial<LegalPage> = await payload.findGlobal({
      slug: 'legal-pages',
      depth: 0,
      fallbackLocale: false,
      locale: 'hi',
      overrideAccess: false,
    })
    // What the cache holds is JSON, which knows no undefined.
    return privacy ?? null
  },
)
