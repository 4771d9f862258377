import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { z } from 'zod'

/**
 * What the panel asks Payload for, of what Payload offers. It looks a name up in an object without
 * looking whether the object itself has it: `constructor` would answer with the whole config.
 */
const call = z.object({
  args: z.record(z.string(), z.unknown()).default({}),
  name: z.enum([
    'copy-data-from-locale',
    'form-state',
    'get-upcoming-scheduled-publish',
    'render-document',
    'render-document-slots',
    'render-field',
    'render-list',
    'schedule-publish',
    'table-state',
  ]),
})

interface Sent {
  headers: Headers
  payload: Payload
  /** As it came from outside. */
  sent: unknown
}

/**
 * A call of the panel as it may be run; null without a signed-in user, which Payload's screens take for
 * "nothing changed", as from Payload itself: the session dialog asks to sign in again. A 404 for any other name.
 */
export async function checkServerFunction({ headers, payload, sent }: Sent) {
  const { data } = call.safeParse(sent)
  if (!data) notFound()
  const { user } = await payload.auth({ headers })
  return user ? data : null
}

/** Asks the server whether this browser still holds a session; throws when it cannot be asked. */
export async function isSignedIn(): Promise<boolean> {
  const response = await fetch('/api/users/me', { cache: 'no-store', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`)
  const { user } = (await response.json()) as { user: unknown }
  return Boolean(user)
}
