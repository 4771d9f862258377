import { offerAdmin, settleAdmin } from './adminAccount'
import { buildSite } from './buildSite'
import { ensurePort } from './ensurePort'
import type { Command } from './nodeCommand'
import { openDatabase, type StartDatabase } from './openDatabase'
import type { Launch } from './createLaunch'
import { scriptEnv } from './scriptEnv'
import { seedDatabase } from './seedDatabase'
import { serve } from './serve'
import { showAddress } from './showAddress'
import { siteAddress } from './siteAddress'

export interface TrialSiteOptions {
  launch: Launch
  /** What was typed, for the advice about a taken port. */
  typed: string
  mode: 'development' | 'production'
  programs: { build?: Command; seed: Command; site(port: number, host?: string): Command }
  startDatabase?: StartDatabase
}

/** What `npm run dev` and `npm run demo` share; comes back when the site answers. */
export async function trialSite(options: TrialSiteOptions) {
  const { launch, mode, programs } = options
  const { host, port, url } = siteAddress()
  await ensurePort({ port, host, command: options.typed })
  const database = await openDatabase({ launch, start: options.startDatabase })
  const { build } = programs
  if (build) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: build, note })),
    )
  }

  const env = await scriptEnv(database)
  const account = await offerAdmin()
  const { adminCreated } = await seedDatabase({
    launch,
    command: programs.seed,
    env,
    admin: account,
  })
  const admin = await settleAdmin({ account, created: adminCreated })

  await serve({
    launch,
    command: programs.site(port, host),
    env: { ...env, NODE_ENV: mode },
    port,
    host,
    firstPage: mode === 'production' ? '/' : undefined,
    endOnFullDisk: true,
  })
  showAddress({ steps: launch.steps, url, admin })
}
