import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureCount } from '../../harness/content/titles'
import { getCommands } from './commands'

let commands: Awaited<ReturnType<typeof getCommands>>

beforeAll(async () => {
  commands = await getCommands()
})

afterAll(() => commands.dispose())

it('[O6] a seed that was killed should be completed by the next', async () => {
  const killed = commands.seed()
  killed.stdout.on('data', (text: Buffer) => {
    if (text.includes(`media: ${pictureCount} made`)) killed.kill('SIGKILL')
  })
  expect((await killed).signal).toBe('SIGKILL')

  const second = await commands.seed()
  expect(second.exitCode).toBe(0)
  expect(second.stdout).toMatch(/^media: unchanged$/m)
  expect(second.stdout).toMatch(/^globals: \d+ made$/m)
})
