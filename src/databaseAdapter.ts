import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { siteEnv } from './env'
import { patienceFor } from './patienceFor'
import { reconnectStalled } from './platform/reconnectStalled'

/** The database adapter. Indexes are created before the first request; joins are separate queries. */
export function databaseAdapter(onConnected: (payload: Payload) => Promise<void>) {
  const { DATABASE_URI: url } = siteEnv()
  return mongooseAdapter({
    async afterOpenConnection({ connection, payload }) {
      reconnectStalled(connection.getClient(), (line) => payload.logger.warn(line))
      await onConnected(payload)
    },
    // `ensureIndexes` creates all indexes and waits for them; `autoIndex` would create them a second time.
    connectOptions: { ...patienceFor(url), autoIndex: false },
    ensureIndexes: true,
    // Disabled on replica sets too, so that the tests run the same code.
    transactionOptions: false,
    url,
    useJoinAggregations: false,
  })
}
