import { type AdminAccount, offerAdmin, settleAdmin } from './adminAccount'
import { runProgram } from './childProcess'
import { type Launch, LaunchError } from './launcher'
import type { Command } from './programs'

interface SeedOptions {
  launch: Launch
  command: Command
  env: Record<string, string>
  admin: Pick<AdminAccount, 'email' | 'password'>
}

const adminLine = /^admin: /

export async function seedDatabase({ launch, command, env, admin }: SeedOptions) {
  return launch.steps.run('Seed', async (note) => {
    const said = await runProgram({
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

export async function seedWithAdmin(options: Omit<SeedOptions, 'admin'>) {
  const account = await offerAdmin()
  const { adminCreated, lines } = await seedDatabase({ ...options, admin: account })
  return { admin: await settleAdmin({ account, created: adminCreated }), lines }
}

const usage =
  'npm run seed puts in what is missing; npm run seed -- --reset removes all content first.'

interface SeedArguments {
  args: string[]
  given: boolean
}

export function seedOrder({ args, given }: SeedArguments): 'add' | 'reset' {
  const known = ['--reset', '--production']
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown) throw new LaunchError(`Unknown option ${unknown}. ${usage}`)
  if (!args.includes('--reset')) return 'add'
  if (given && !args.includes('--production')) {
    throw new LaunchError(
      'The content of the database in DATABASE_URI would be deleted. To delete it: npm run seed -- --reset --production',
    )
  }
  return 'reset'
}

/**
 * Sums up lines of the seed such as `media: 50 made` to one line, such as "104 made, 2 updated" or
 * "unchanged".
 */
export function seedSummary(lines: string[]): string {
  const sums = new Map<string, number>()
  for (const line of lines) {
    if (!/^\w+: /.test(line)) continue
    for (const [, count, done = ''] of line.matchAll(/(\d+) (left out|\w+)/g)) {
      sums.set(done, (sums.get(done) ?? 0) + Number(count))
    }
  }
  return [...sums].map(([done, count]) => `${count} ${done}`).join(', ') || 'unchanged'
}
