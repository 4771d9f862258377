import { paths } from '@/paths'
import { isOwnTarget, normalPath, pathOf } from '@/rules/redirects'

const LOGIN_REDIRECT_MS = 1000

/** The delay leaves time to read the success message. Back does not return to the form. */
export function enterPanel(target: string, place: Pick<Location, 'replace'> = window.location) {
  return setTimeout(() => place.replace(target), LOGIN_REDIRECT_MS)
}

export function panelTarget(target: unknown): string {
  const fallbackTo = paths.admin()
  // Payload omits the path when it requests its first screen with a query.
  const redirectTo =
    typeof target === 'string' && target.startsWith('?') ? `${fallbackTo}${target}` : target
  if (typeof redirectTo !== 'string' || !isOwnTarget(redirectTo)) return fallbackTo
  return leadsOut(redirectTo) ? fallbackTo : redirectTo
}

function leadsOut(target: string) {
  const path = normalPath(pathOf(target))
  return /^\/(admin\/)?(log(in|out)|forgot|reset)([-/]|$)/.test(path) || /^\/api(\/|$)/.test(path)
}
