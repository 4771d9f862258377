import { isSignedIn } from './isSignedIn'

/** Ends the session. A session that another tab ended already is no failure. */
export async function signOut() {
  const response = await fetch('/api/users/logout', { method: 'POST', credentials: 'same-origin' })
  if (!response.ok && (await isSignedIn())) {
    throw new Error(`The server answered ${response.status}`)
  }
}
