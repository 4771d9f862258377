import { NextResponse, type NextRequest } from 'next/server'

/** Addresses of pages are lower case. Any other spelling, such as /Faqs, leads to that one. */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const pathname = url.pathname.toLowerCase()
  // Compared by case: a rule that is not would send /faqs to itself for ever.
  if (pathname === url.pathname) return NextResponse.next()
  url.pathname = pathname
  return NextResponse.redirect(url, 308)
}

/** Only paths with a capital in them; ids and file names of the API, the panel and Next keep theirs. */
export const config = { matcher: '/((?!api/|admin/|_next/).*[A-Z].*)' }
