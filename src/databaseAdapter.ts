import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { siteEnv } from './env'
import { patienceFor } from './databaseTimeouts'
import { reconnectStalled } from './platform/reconnectStalled'

const { DATABASE_URI: url } = siteEnv()

/** The one adapter. Indexes are in place before the first request, joins are plain queries. */
export const database = mongooseAdapter({
  afterOpenConnection: ({ connection, payload }) =>
    reconnectStalled(connection.getClient(), (line) => payload.logger.warn(line)),
  connectOptions: patienceFor(url),
  ensureIndexes: true,
  url,
  useJoinAggregations: false,
})
