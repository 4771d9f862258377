import { NextResponse, type NextRequest } from 'next/server'
import { withoutLocale } from '@/i18n/localePath'
import { pathHeader } from '@/rules/redirects'

/**
 * Redirects addresses to lower case, except for the token of a quote. Passes the path to the 404 page in a
 * header, because Next passes it no parameters.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const isQuote = withoutLocale(url.pathname).startsWith('/q/')
  const pathname = isQuote ? url.pathname : url.pathname.toLowerCase()
  // Case-sensitive, because `/faqs` would redirect to itself.
  if (pathname !== url.pathname) {
    url.pathname = pathname
    return NextResponse.redirect(url, 308)
  }
  const headers = new Headers(request.headers)
  headers.set(pathHeader, pathname)
  return NextResponse.next({ request: { headers } })
}

export const config = {
  matcher: [
    '/((?!api/|admin/|_next/|(?:[a-z]{2}/)?q/).*[A-Z].*)',
    {
      source: '/((?!api/|admin|_next/).*)',
      missing: [{ type: 'header', key: 'content-type' }],
    },
  ],
}
