import * as apiPaths from '@/apiPaths'
import { paths } from '@/paths'
import { isSignedIn } from './checkServerFunction'

const LOGOUT_REDIRECT_MS = 1000

export async function signOut({ everywhere = false } = {}) {
  const path = apiPaths.users(everywhere ? 'logout?allSessions=true' : 'logout')
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
  if (!response.ok && (await isSignedIn())) {
    throw new Error(`The server answered ${response.status}`)
  }
}

/** Replaces the history entry, so that Back does not return. Tries again after a second. */
export function goToLogin(place: Pick<Location, 'pathname' | 'replace'> = window.location) {
  place.replace(paths.login())
  setTimeout(() => {
    if (place.pathname !== paths.login()) place.replace(paths.login())
  }, LOGOUT_REDIRECT_MS)
}

const NAME = 'session'

let channel: BroadcastChannel | undefined

/** One channel for each page. A channel does not receive its own messages, so only other tabs do. */
const open = () => (channel ??= new BroadcastChannel(NAME))

export function announceSignOut() {
  open().postMessage('signed-out')
}

export function onSignOutElsewhere(listener: () => void) {
  const shared = open()
  shared.addEventListener('message', listener)
  return () => shared.removeEventListener('message', listener)
}
