import { inLocale, withoutLocale } from '@/i18n/localePath'
import { localeOfPath } from '@/rules/locales'
import { isOwnTarget, isReserved, redirectTarget, type RedirectRule } from '@/rules/redirects'
import { cachedRead } from './cachedRead'
import { siteUrl } from './globals'

const readRedirects = cachedRead(
  { name: 'redirects', of: ['redirects'] },
  async (payload): Promise<RedirectRule[]> => {
    const { docs } = await payload.find({
      collection: 'redirects',
      overrideAccess: true,
      pagination: false,
      select: { from: true, to: true },
    })
    return docs.map(({ from, to }) => ({ from, to }))
  },
)

/** A rule applies to all languages. A rule for an address with a language takes precedence. */
export async function redirectFrom(path: string): Promise<string | undefined> {
  const rules = await readRedirects()
  const locale = localeOfPath(path)
  const shared = redirectTarget(rules, withoutLocale(path))
  const target = redirectTarget(rules, path) ?? (shared && inLocale(locale, shared))
  // Stored before such targets were refused.
  if (!target || !isOwnTarget(target) || isReserved(target)) return undefined
  // A header contains only ASCII, so the parts of a URL are encoded.
  const { hash, pathname, search } = new URL(target, siteUrl())
  return pathname + search + hash
}
