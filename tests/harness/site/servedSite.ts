import path from 'node:path'
import { generatePassword } from '@/cli/adminAccount'
import type { Launch } from '@/cli/launcher'
import { startDatabase } from '@/devDatabase/startDatabase'
import { launcherEnv } from '@/env'
import { throwAwayDatabase } from '../database/throwAwayDatabase'
import { freePort } from '../launch/freePort'
import { seededContent } from './seededContent'
import { siteInstance, type Instance } from './siteInstance'

export interface ServedSiteOptions {
  launch: Launch
  /** Where database and media live. */
  folder: string
  env: Record<string, string>
  /** Whether its database may be lost when it is killed: mongo-java-server then writes no file. */
  inMemory?: boolean
  /** How many processes serve it; 1 where nothing is said. */
  count?: number
  /** Whether one more process does what is due in the background, and the others leave that to it. */
  withWorker?: boolean
  /** Puts something between the site and its database, such as a line that can be cut: the URI to use. */
  through?(uri: string): Promise<string>
}

/** Site and database with a copy of the seeded content, in a folder of their own, on free ports. */
export async function servedSite(options: ServedSiteOptions) {
  const { launch, folder, env, count = 1, inMemory, withWorker = false, through } = options
  // A server of DATABASE_URI keeps its own data, and is not ours to kill.
  const kept = inMemory || launcherEnv().DATABASE_URI ? null : path.join(folder, 'db')
  const content = await seededContent(launch)
  const mediaFolder = path.join(folder, 'media')
  const secret = generatePassword() + generatePassword()

  const report = launch.steps.line
  let database = kept
    ? await startDatabase({ folder: kept, report })
    : await throwAwayDatabase(report)
  let uri = database.uri
  launch.onStop(() => database.stop())
  const instances = await Promise.all(Array.from({ length: count }, () => newInstance()))
  const worker = withWorker ? await newInstance({ BACKGROUND_WORK: 'yes' }) : null
  const url = instances[0]?.url ?? ''
  await content.copyPictures(mediaFolder)
  await content.fill(uri)
  uri = (await through?.(uri)) ?? uri
  for (const one of running()) await one.start()

  return {
    url,
    get databaseUri() {
      return database.uri
    },
    databaseServer: database.server,
    databaseFolder: kept,
    adminEmail: content.admin.email,
    adminPassword: content.admin.password,
    mediaFolder,
    instances,
    worker,
    killDatabase,
    openDatabase,
    kill9AndRestart,
    kill9SiteAndRestart,
  }

  async function kill9AndRestart() {
    await Promise.all(running().map((one) => one.kill()))
    if (kept) {
      await killDatabase()
      await openDatabase()
    }
    for (const one of running()) await one.start()
  }

  async function kill9SiteAndRestart() {
    for (const one of instances) await one.kill()
    for (const one of instances) await one.start()
  }

  /** Without warning; a server of DATABASE_URI is left alone. */
  async function killDatabase() {
    if (!kept) return
    if (database.pid) process.kill(database.pid, 'SIGKILL')
    await database.stop()
  }

  /** Starts it again on its data. The site finds it by itself only `through` something that knows where. */
  async function openDatabase() {
    if (!kept) return
    database = await startDatabase({ folder: kept, report })
    uri = (await through?.(database.uri)) ?? database.uri
  }

  async function newInstance(own: Record<string, string> = {}): Promise<Instance> {
    const port = await freePort()
    return siteInstance({ env: () => ({ ...siteEnv(), ...own }), launch, port })
  }

  function running() {
    return worker ? [...instances, worker] : instances
  }

  function siteEnv() {
    const several: Record<string, string> =
      count > 1 || withWorker ? { INSTANCE_URLS: instances.map((one) => one.url).join(',') } : {}
    return {
      BACKGROUND_WORK: withWorker ? 'no' : 'yes',
      DATABASE_URI: uri,
      MEDIA_DIR: mediaFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      PAYLOAD_SECRET: secret,
      PORT: String(instances[0]?.port),
      SITE_URL: url,
      ...several,
      ...env,
    }
  }
}
