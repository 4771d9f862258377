import { notFound } from 'next/navigation'
import { UnauthorizedError, type Payload } from 'payload'
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

/** A call of the panel as it may be run. Throws for any other, and for whoever is not signed in. */
export async function checkServerFunction({ headers, payload, sent }: Sent) {
  const { data } = call.safeParse(sent)
  if (!data) notFound()
  const { user } = await payload.auth({ headers })
  if (!user) throw new UnauthorizedError()
  return data
}
