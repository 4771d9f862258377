import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { siteEnv } from './env'
import { patienceFor } from './patienceFor'
import { reconnectStalled } from './platform/reconnectStalled'

/** The one adapter. Indexes are in place before the first request, joins are plain queries. */
export function databaseAdapter(onConnected: (payload: Payload) => Promise<void>) {
  const { DATABASE_URI: url } = siteEnv()
  return mongooseAdapter({
    async afterOpenConnection({ connection, payload }) {
      reconnectStalled(connection.getClient(), (line) => payload.logger.warn(line))
      await onConnected(payload)
    },
    connectOptions: patienceFor(url),
    ensureIndexes: true,
    // None on a replica set either, so that what was tested is what runs.
    transactionOptions: false,
    url,
    useJoinAggregations: false,
  })
}
