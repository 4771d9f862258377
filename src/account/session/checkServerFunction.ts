import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { z } from 'zod'

/** Payload looks up names in a plain object, so `constructor` would return the whole config. */
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
  sent: unknown
}

/**
 * Null without a user: Payload's screens then change nothing, and the session dialog asks to sign in. Throws
 * 404 for unknown names.
 */
export async function checkServerFunction({ headers, payload, sent }: Sent) {
  const { data } = call.safeParse(sent)
  if (!data) notFound()
  const { user } = await payload.auth({ headers })
  return user ? data : null
}

const session = z.object({ user: z.unknown() })

/** Throws when the server cannot be reached. */
export async function isSignedIn(): Promise<boolean> {
  const response = await fetch('/api/users/me', { cache: 'no-store', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`)
  return Boolean(session.parse(await response.json()).user)
}
