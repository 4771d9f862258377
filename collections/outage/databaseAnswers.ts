import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'

const PATIENCE_MS = 2000

/** True when the database answers within two seconds. */
export async function databaseAnswers({ db }: Payload): Promise<boolean> {
  const answered = db.connection.db?.command({ ping: 1 }).then(
    () => true,
    () => false,
  )
  return Promise.race([answered ?? false, delay(PATIENCE_MS, false, { ref: false })])
}

/** Whether a request brings a session of the panel, valid or not. */
export function bringsSession(headers: Headers, { config }: Payload): boolean {
  return (headers.get('cookie') ?? '').includes(`${config.cookiePrefix}-token=`)
}
