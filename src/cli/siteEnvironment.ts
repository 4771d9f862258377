import { launcherEnv } from '../env'
import type { Database } from '../devDatabase/startDatabase'
import { keptSecret } from './dataFiles'

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

interface SiteAddress {
  /** Every address of the machine where nothing is said. */
  host?: string
  port: number
  url: string
}

/** Where the site is started and where people reach it. */
export function siteAddress(): SiteAddress {
  const { HOST, PORT, SITE_URL } = launcherEnv()
  return { host: HOST, port: PORT, url: SITE_URL ?? `http://localhost:${PORT}` }
}
