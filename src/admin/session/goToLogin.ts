import { LOGOUT_REDIRECT_MS } from '@/domain/constants'
import { paths } from '@/paths'

/** Replaces the page, so that Back does not return; once more after a second if it is still here. */
export function goToLogin(place: Pick<Location, 'pathname' | 'replace'> = window.location) {
  place.replace(paths.login())
  setTimeout(() => {
    if (place.pathname !== paths.login()) place.replace(paths.login())
  }, LOGOUT_REDIRECT_MS)
}
