import { getSafeRedirect } from 'payload/shared'
import { paths } from '@/paths'

const LOGIN_REDIRECT_MS = 1000

/** Leaves the success message time to be read; Back does not return to the form. */
export function enterPanel(target: string, place: Pick<Location, 'replace'> = window.location) {
  return setTimeout(() => place.replace(target), LOGIN_REDIRECT_MS)
}

const ANY_ORIGIN = 'http://localhost'

export function redirectTarget(asked: unknown): string {
  const fallbackTo = paths.admin()
  // Payload leaves the path out when it asks for its first screen with a query.
  const redirectTo =
    typeof asked === 'string' && asked.startsWith('?') ? `${fallbackTo}${asked}` : asked
  const target = getSafeRedirect({ fallbackTo, redirectTo: redirectTo as string })
  const { pathname } = new URL(target, ANY_ORIGIN)
  return pathname.startsWith('//') || leadsOut(pathname) ? fallbackTo : target
}

function leadsOut(pathname: string) {
  return /^\/(admin\/)?(log(in|out)|forgot|reset)([-/]|$)/.test(pathname)
}
