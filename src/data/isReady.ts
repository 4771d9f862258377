import 'server-only'
import config from '@payload-config'
import { setTimeout as delay } from 'node:timers/promises'
import { getPayload } from 'payload'

const PATIENCE_MS = 2000

/** True when the database answers within two seconds. */
export async function isReady(): Promise<boolean> {
  const answered = ping().catch(() => false)
  return Promise.race([answered, delay(PATIENCE_MS, false, { ref: false })])
}

async function ping(): Promise<boolean> {
  const { db } = await getPayload({ config })
  await db.connection.db?.command({ ping: 1 })
  return true
}
