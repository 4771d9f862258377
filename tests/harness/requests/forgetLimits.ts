import type { Payload } from 'payload'

/** Deletes all rate limit counts. */
export async function forgetLimits({ db }: Payload) {
  await db.connection.collection('RateLimit').deleteMany({})
}
