import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { siteEnv } from '@/env'
import { patienceFor } from './patience'

const { DATABASE_URI: url } = siteEnv()

/** The one adapter. Indexes are in place before the first request, joins are plain queries. */
export const database = mongooseAdapter({
  connectOptions: patienceFor(url),
  ensureIndexes: true,
  url,
  useJoinAggregations: false,
})
