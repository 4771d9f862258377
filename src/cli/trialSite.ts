import { loadEnvFile } from '@/env'
import type { AdminAccount } from './adminAccount'
import { buildSite } from './build'
import type { Launch } from './launcher'
import { openDatabase, type StartDatabase } from './openDatabase'
import type { Command } from './programs'
import type { Steps } from './progress'
import { runLauncher } from './runLauncher'
import { ensurePort, serve } from './runSite'
import { seedWithAdmin } from './seedDatabase'
import { scriptEnv, siteAddress } from './siteEnvironment'

interface TrialSiteOptions {
  launch: Launch
  typed: string
  mode: 'development' | 'production'
  programs: { build?: Command; seed: Command; site(port: number, host?: string): Command }
  startDatabase?: StartDatabase
}

export function runTrialSite(options: Omit<TrialSiteOptions, 'launch'>) {
  return runLauncher({
    stays: true,
    async main(launch) {
      loadEnvFile()
      await trialSite({ ...options, launch })
    },
  })
}

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
  const { admin } = await seedWithAdmin({ launch, command: programs.seed, env })

  await serve({
    launch,
    command: programs.site(port, host),
    // Listens on all addresses, so that a phone in the same network can open the site.
    env: { ...env, HOST: host ?? '0.0.0.0', NODE_ENV: mode },
    port,
    host,
    firstPage: mode === 'production' ? '/' : undefined,
    endOnFullDisk: true,
  })
  showAddress({ steps: launch.steps, url, admin })
}

interface ShowAddressOptions {
  steps: Steps
  url: string
  admin: AdminAccount | null
}

function showAddress({ steps, url, admin }: ShowAddressOptions) {
  const rows = [
    ['Website', url],
    ['Sign in', `${url}/login`],
    ...(admin
      ? [
          ['Email', admin.email],
          ['Password', admin.password],
        ]
      : [['Account', 'sign in with the account you made']]),
  ]
  steps.line('')
  for (const [name = '', value = ''] of rows) steps.line(`  ${name.padEnd(10)} ${value}`)
  steps.line('')
  steps.line('  Ctrl-C stops everything.')
  steps.line('')
}
