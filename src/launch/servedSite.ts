import path from 'node:path'
import { launcherEnv } from '../env'
import { freePort } from '../database/freePort'
import { startDatabase } from '../database/startDatabase'
import { demoAdminEmail } from './adminAccount'
import type { Launch } from './createLaunch'
import { generatePassword } from './generatePassword'
import { killDatabaseServer } from './killDatabaseServer'
import { seedProgram, startProgram } from './programs'
import { seedDatabase } from './seedDatabase'
import { startSite } from './startSite'

export interface ServedSiteOptions {
  launch: Launch
  /** Where database and media live. */
  folder: string
  env: Record<string, string>
}

/** Database, seed and site in a folder of their own, on a free port. */
export async function servedSite({ launch, folder, env }: ServedSiteOptions) {
  // A server of DATABASE_URI keeps its own data, and is not ours to kill.
  const kept = launcherEnv().DATABASE_URI ? null : path.join(folder, 'db')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const admin = { email: demoAdminEmail, password: generatePassword() }
  const mediaFolder = path.join(folder, 'media')
  const secret = generatePassword() + generatePassword()

  let database = await openDatabase()
  launch.onStop(() => database.stop())
  await seedDatabase({ launch, command: seedProgram, env: siteEnv(), admin })
  let site = openSite()
  launch.onStop(() => site.stop())
  await site.ready

  return {
    url,
    get databaseUri() {
      return database.uri
    },
    databaseServer: database.server,
    adminEmail: admin.email,
    adminPassword: admin.password,
    mediaFolder,
    kill9AndRestart,
    kill9SiteAndRestart,
  }

  async function kill9AndRestart() {
    await site.kill()
    if (kept) await killDatabaseAndRestart(kept)
    await openSiteAgain()
  }

  async function kill9SiteAndRestart() {
    await site.kill()
    await openSiteAgain()
  }

  async function openSiteAgain() {
    site = openSite()
    await site.ready
  }

  async function killDatabaseAndRestart(data: string) {
    await killDatabaseServer(data)
    await database.stop()
    database = await openDatabase()
  }

  function openDatabase() {
    return startDatabase({ folder: kept, report: launch.steps.line })
  }

  function openSite() {
    return startSite({
      command: startProgram(port),
      env: siteEnv(),
      port,
      firstPage: '/',
      onLine: launch.steps.line,
      onEnd: launch.fail,
    })
  }

  function siteEnv() {
    return {
      DATABASE_URI: database.uri,
      MEDIA_DIR: mediaFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      PAYLOAD_SECRET: secret,
      PORT: String(port),
      SITE_URL: url,
      ...env,
    }
  }
}
