import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { siteEnv } from '@/env'

/** The one adapter. Indexes are in place before the first request, joins are plain queries. */
export const database = mongooseAdapter({
  ensureIndexes: true,
  url: siteEnv().DATABASE_URI,
  useJoinAggregations: false,
})
