import { setTimeout as delay } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'

const LOOK_MS = 50

/** Comes back when what this request writes can be read by others: at once where nothing is transacted. */
export async function afterCommit({ payload, transactionID }: PayloadRequest) {
  const id = await transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]
  while (session?.inTransaction()) await delay(LOOK_MS, undefined, { ref: false })
}
