import type { AdminAccount } from './adminAccount'
import type { Launch } from './createLaunch'
import type { Command } from './nodeCommand'
import { runScript } from './runScript'
import { seedSummary } from './seedSummary'

export interface SeedOptions {
  launch: Launch
  command: Command
  env: Record<string, string>
  admin: Pick<AdminAccount, 'email' | 'password'>
}

export interface Seeded {
  adminCreated: boolean
  lines: string[]
}

const adminLine = /^admin: /

/** Runs the seed, which tells by its line `admin: …` whether it made the first admin. */
export async function seedDatabase({ launch, command, env, admin }: SeedOptions): Promise<Seeded> {
  return launch.steps.run('Seed', async (note) => {
    const said = await runScript({
      launch,
      name: 'The seed',
      command,
      env: { ...env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    })
    const lines = said.filter((line) => line.trim() && !adminLine.test(line))
    note(seedSummary(lines))
    return { adminCreated: said.some((line) => line.startsWith('admin: created')), lines }
  })
}
