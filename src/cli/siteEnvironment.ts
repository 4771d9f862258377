import type { Database } from '@/devDatabase/runServer'
import { launcherEnv } from '@/env'
import { keptSecret } from './dataFiles'

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

export function siteAddress() {
  const { HOST, PORT, SITE_URL } = launcherEnv()
  return { host: HOST, port: PORT, url: SITE_URL ?? `http://localhost:${PORT}` }
}
