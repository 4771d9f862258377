import type { Payload } from 'payload'

/** As if nobody had sent anything yet. */
export async function forgetLimits({ db }: Payload) {
  await db.connection.collection('RequestCount').deleteMany({})
}
