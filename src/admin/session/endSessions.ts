import { paths } from '@/paths'
import { isSignedIn } from './isSignedIn'

interface Ending {
  /** Whose. */
  id: string
  thisOneToo: boolean
}

/** Ends the sessions of an account: all but this one, or with Payload's logout this one too. */
export async function endSessions({ id, thisOneToo }: Ending) {
  const path = thisOneToo ? paths.usersApi('logout?allSessions=true') : paths.endSessionsApi(id)
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
  if (response.ok || (thisOneToo && !(await isSignedIn()))) return
  throw new Error(`The server answered ${response.status}`)
}
