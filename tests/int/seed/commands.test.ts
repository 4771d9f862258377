import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCommands } from './commands'

let commands: Awaited<ReturnType<typeof getCommands>>

beforeEach(async () => {
  commands = await getCommands()
})

afterEach(() => commands.dispose())

const account = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'correct-horse-battery' }
const patience = 300_000

const lastLine = (text: string) => text.trim().split('\n').at(-1)

describe('[O6] the commands of the seed', () => {
  it(
    'should be completed by the next when one was killed, and end by itself',
    async () => {
      const killed = commands.seed()
      killed.stdout.on('data', (text: Buffer) => {
        if (text.includes('media: 50 made')) killed.kill('SIGKILL')
      })
      expect((await killed).signal).toBe('SIGKILL')

      const { exitCode, stdout } = await commands.seed()
      expect(exitCode).toBe(0)
      expect(stdout).toMatch(/^media: unchanged$/m)
      expect(stdout).toMatch(/^globals: 4 made$/m)
      expect((await commands.seed()).stdout).not.toMatch(/made/)
    },
    patience,
  )

  it(
    'should make the first admin once, and say what they did',
    async () => {
      expect(lastLine((await commands.seed()).stdout)).toBe(
        'admin: none, make one with npm run admin',
      )
      expect(lastLine((await commands.seed(account)).stdout)).toBe(
        'admin: created owner@example.com',
      )
      const other = { ...account, ADMIN_EMAIL: 'second@example.com' }
      expect(lastLine((await commands.seed(other)).stdout)).toBe('admin: exists')
    },
    patience,
  )

  it(
    'should make another admin, and refuse an e-mail that has an account',
    async () => {
      const made = await commands.createAdmin(account)
      expect(made.exitCode).toBe(0)
      expect(lastLine(made.stdout)).toBe('admin: created owner@example.com')

      const refused = await commands.createAdmin({ ...account, ADMIN_EMAIL: 'Owner@Example.com' })
      expect(refused.exitCode).toBe(1)
      expect(refused.stderr).toBe('There is already an account with the e-mail Owner@Example.com.')
    },
    patience,
  )

  it(
    'should refuse in one line what makes no sense',
    async () => {
      const nobody = await commands.createAdmin({})
      expect(nobody.exitCode).toBe(1)
      expect(nobody.stderr).toBe('Set ADMIN_EMAIL and ADMIN_PASSWORD first.')

      const short = await commands.seed({ ...account, ADMIN_PASSWORD: 'short' })
      expect(short.exitCode).toBe(1)
      expect(short.stderr).toBe(
        'ADMIN_PASSWORD is malformed: it wants at least 12 characters, for example four words.',
      )
    },
    patience,
  )
})
