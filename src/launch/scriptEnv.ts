import { launcherEnv } from '../env'
import type { Database } from '../database/Database'
import { keptSecret } from './keptSecret'
import { siteAddress } from './siteAddress'

/** What the site and the scripts beside it need to know, on a given database. */
export async function scriptEnv(database: Pick<Database, 'uri'>) {
  const { port, url } = siteAddress()
  return {
    DATABASE_URI: database.uri,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PAYLOAD_SECRET: launcherEnv().PAYLOAD_SECRET ?? (await keptSecret()),
    PORT: String(port),
    SITE_URL: url,
  }
}
