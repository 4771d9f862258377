import { launcherEnv } from '../env'

export interface SiteAddress {
  port: number
  url: string
}

/** Where the site is started and where people reach it. */
export function siteAddress(): SiteAddress {
  const { PORT, SITE_URL } = launcherEnv()
  return { port: PORT, url: SITE_URL ?? `http://localhost:${PORT}` }
}
