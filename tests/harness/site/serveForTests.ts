import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildId } from '@/cli/build'
import { createLaunch, explain, LaunchError } from '@/cli/launcher'
import { createSteps } from '@/cli/progress'
import { servedSite, type ServedSiteOptions } from './servedSite'
import type { Instance } from './siteInstance'

interface ServeForTestsOptions extends Pick<
  ServedSiteOptions,
  'count' | 'inMemory' | 'through' | 'withWorker'
> {
  /** Gets what the launcher and the site say. */
  report?: (text: string) => void
  /** On top of what the site is given, for example a limit to test. */
  env?: Record<string, string>
}

export interface ServedForTests {
  url: string
  readonly databaseUri: string
  /** Which MongoDB it is. */
  databaseServer: string
  /** Where our server keeps its data; null where DATABASE_URI names another, and with `inMemory`. */
  databaseFolder: string | null
  adminEmail: string
  adminPassword: string
  mediaFolder: string
  /** The processes that serve it, and the one that only works in the background, if one was asked for. */
  instances: Instance[]
  worker: Instance | null
  /** Kills the database server, if it is ours and keeps data, without warning. */
  killDatabase(): Promise<void>
  /** Starts that server again on its data; on another port, which only `through` can hide from the site. */
  openDatabase(): Promise<void>
  /** Kills site and database server (if it is ours) without warning and starts them again on the same data and port. */
  kill9AndRestart(): Promise<void>
  /** The same with the site alone, for what only the database has to keep. */
  kill9SiteAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** The production build, served with a seeded database of its own until `stop`. */
export async function serveForTests(options: ServeForTestsOptions = {}): Promise<ServedForTests> {
  if (!(await buildId())) throw new LaunchError('There is no production build: run npm run build.')
  const { report = () => undefined, env = {}, ...rest } = options
  const steps = createSteps({ write: report, writeError: report, live: false })
  const launch = createLaunch({ steps, onFail: (error) => steps.error(explain(error)) })
  const folder = await mkdtemp(path.join(tmpdir(), 'site-for-tests-'))
  launch.onStop(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  try {
    const site = await servedSite({ ...rest, launch, folder, env })
    return Object.assign(site, { stop: launch.stopAll })
  } catch (error) {
    await launch.stopAll()
    throw error
  }
}
