import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildId } from './buildSite'
import { createLaunch } from './createLaunch'
import { explain } from './explain'
import { LaunchError } from './LaunchError'
import { servedSite } from './servedSite'
import { createSteps } from './steps'

export interface ServeForTestsOptions {
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
  adminEmail: string
  adminPassword: string
  mediaFolder: string
  /** Kills site and database server (if it is ours) without warning and starts them again on the same data and port. */
  kill9AndRestart(): Promise<void>
  /** The same with the site alone, for what only the database has to keep. */
  kill9SiteAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** The production build, served with a seeded database of its own until `stop`. */
export async function serveForTests(options: ServeForTestsOptions = {}): Promise<ServedForTests> {
  if (!(await buildId())) throw new LaunchError('There is no production build: run npm run build.')
  const { report = () => undefined, env = {} } = options
  const steps = createSteps({ write: report, writeError: report, live: false })
  const launch = createLaunch({ steps, onFail: (error) => steps.error(explain(error)) })
  const folder = await mkdtemp(path.join(tmpdir(), 'site-for-tests-'))
  launch.onStop(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  try {
    const site = await servedSite({ launch, folder, env })
    return Object.assign(site, { stop: launch.stopAll })
  } catch (error) {
    await launch.stopAll()
    throw error
  }
}
