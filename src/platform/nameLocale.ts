/**
 * With `localization.fallback: false`, Payload gives a REST request that names no known language none at
 * all, and a write or a query on a translated field fails with 500. The first language is named for it.
 * Version: Payload 3.90. Upstream: https://github.com/payloadcms/payload/issues/18180 (open).
 * Can go when Payload takes its default locale there.
 */
export function nameLocale(request: Request, { known, first }: Locales): Request {
  const url = new URL(request.url)
  const locale = url.searchParams.get('locale')
  if (locale !== null && [...known, 'all', '*'].includes(locale)) return request
  url.searchParams.set('locale', first)
  return new Request(url, request)
}

interface Locales {
  known: readonly string[]
  first: string
}
