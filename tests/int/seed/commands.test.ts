import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabaseClient } from '@/databaseClient'
import { getCommands } from './commands'
import { keptContent } from './seeded'

let commands: Awaited<ReturnType<typeof getCommands>>

beforeAll(async () => {
  commands = await getCommands()
  const { fill } = await keptContent()
  await fill(commands.databaseUri)
  await withDatabaseClient(commands.databaseUri, (client) =>
    client.db().collection('User').deleteMany(),
  )
})

afterAll(() => commands.dispose())

const account = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'correct-horse-battery' }

const lastLine = (text: string) => text.trim().split('\n').at(-1)

// Each is a process that loads the whole configuration, so there are few: what the seed leaves as it
// is, and when it makes an admin, is proven in process by again.test.ts and admin.test.ts. What it makes
// is the content of every test site.
describe('[O6] the commands of the seed', () => {
  it('should find the content made, make the first admin and another, and a link to a new password for one who has an account', async () => {
    const seeded = await commands.seed(account)
    expect(seeded.exitCode).toBe(0)
    expect(seeded.stdout).toMatch(/^globals: unchanged$/m)
    expect(lastLine(seeded.stdout)).toBe('admin: created owner@example.com')

    const other = { ...account, ADMIN_EMAIL: 'second@example.com' }
    const made = await commands.createAdmin(other)
    expect(made.exitCode).toBe(0)
    const link =
      /^link: http:\/\/\S+\/login\/reset\?token=[0-9a-f]{40} \(works once, for 60 minutes\)$/m
    expect(made.stdout).toMatch(/^admin: created second@example\.com$/m)
    expect(made.stdout).toMatch(link)
    const again = await commands.createAdmin(other)
    expect(again.exitCode).toBe(0)
    expect(again.stdout).toMatch(/^admin: second@example\.com has an account$/m)
    expect(again.stdout).toMatch(link)
    expect(link.exec(again.stdout)?.[0]).not.toBe(link.exec(made.stdout)?.[0])
  })

  it('should refuse in one line what makes no sense', async () => {
    const [nobody, short] = await Promise.all([
      commands.createAdmin({}),
      commands.seed({ ...account, ADMIN_PASSWORD: 'short' }),
    ])
    expect(nobody.exitCode).toBe(1)
    expect(nobody.stderr).toBe('Set ADMIN_EMAIL and ADMIN_PASSWORD first.')
    expect(short.exitCode).toBe(1)
    expect(short.stderr).toBe(
      'ADMIN_PASSWORD is invalid: expected at least 12 characters, for example four words.',
    )
  })
})
