import { setTimeout as delay } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'

const PAUSE_MS = 50

/**
 * Resolves when others can read what this request writes: at once without a transaction. Payload runs its
 * `afterChange` hooks before it commits, so this watches the session of the adapter.
 * Version: Payload 3.90. Upstream: https://github.com/payloadcms/payload/issues/5886 (closed with a word of
 * advice). Can go when Payload has a hook for after the commit.
 */
export async function afterCommit({ payload, transactionID }: PayloadRequest) {
  const id = await transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]
  while (session?.inTransaction()) await delay(PAUSE_MS, undefined, { ref: false })
}
