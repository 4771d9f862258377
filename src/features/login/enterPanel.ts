import { LOGIN_REDIRECT_MS } from '@/domain/constants'

/** Leaves the success message time to be read; Back does not return to the form. */
export function enterPanel(target: string, place: Pick<Location, 'replace'> = window.location) {
  return setTimeout(() => place.replace(target), LOGIN_REDIRECT_MS)
}
