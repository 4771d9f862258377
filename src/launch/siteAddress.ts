import { launcherEnv } from '../env'

export interface SiteAddress {
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
