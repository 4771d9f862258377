import { NextResponse, type NextRequest } from 'next/server'
import { pathHeader } from '@/rules/redirects'

/**
 * Addresses of pages are lower case: any other spelling, such as /Faqs, leads to that one. The page for
 * unknown addresses learns here which one was asked for, since Next gives it no parameters.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const pathname = url.pathname.toLowerCase()
  // Compared by case: a rule that is not would send /faqs to itself for ever.
  if (pathname !== url.pathname) {
    url.pathname = pathname
    return NextResponse.redirect(url, 308)
  }
  const headers = new Headers(request.headers)
  headers.set(pathHeader, pathname)
  return NextResponse.next({ request: { headers } })
}

/** Ids and file names of the API, the panel and Next keep their case; what has a body is no visit. */
export const config = {
  matcher: [
    '/((?!api/|admin/|_next/).*[A-Z].*)',
    {
      source: '/((?!api/|admin|_next/).*)',
      missing: [{ type: 'header', key: 'content-type' }],
    },
  ],
}
