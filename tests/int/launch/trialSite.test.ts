import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { test } from '../../harness/launchTest'

const ready = 'Ctrl-C stops everything'

test('should end with the address and a way to sign in [W2]', async ({ start, port }) => {
  const run = start()
  await run.shows(ready)
  expect(run.said()).toMatch(/^ {2}Database +a stand-in, data in \.data\/db +\d+\.\d s$/m)
  expect(run.said()).toMatch(/^ {2}Build +built anew +\d+\.\d s$/m)
  expect(run.said()).toMatch(/^ {2}Seed +12 made +\d+\.\d s$/m)
  expect(run.said()).toContain(`http://localhost:${port}/login`)
  expect(run.said()).toMatch(/^ {2}E-mail +admin@example\.com$/m)
  expect(run.said()).toMatch(/^ {2}Password +(\w{5}-){3}\w{5}$/m)
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('hello')
})

test('should keep secret and password from others, for the next start [W2]', async ({ start }) => {
  const first = start()
  await first.shows(ready)
  for (const file of ['secret', 'admin.txt']) {
    expect(statSync(path.join(first.folder, '.data', file)).mode & 0o777).toBe(0o600)
  }
  await first.end()

  const second = start({ folder: first.folder, args: ['seed-again'] })
  await second.shows(ready)
  expect(second.said()).toContain(/Password +\S+/.exec(first.said())?.[0])
})

test('should show no password for accounts that people made [W2]', async ({ start }) => {
  const run = start({ args: ['seed-again'] })
  await run.shows(ready)
  expect(run.said()).toContain('sign in with the account you made')
  expect(run.said()).not.toContain('Password')
})

test('should build again only when the sources changed [W2]', async ({ start }) => {
  const first = start()
  await first.shows('built anew')
  await first.end()

  const second = start({ folder: first.folder })
  await second.shows('unchanged since the last one')
  await second.end()

  writeFileSync(path.join(first.folder, 'tsconfig.json'), '{}')
  await start({ folder: first.folder }).shows('built anew')
})

test('should let a build wait for the workers it starts [W2]', async ({ start }) => {
  await start({ args: ['seed', 'build-with-worker'] }).shows('built anew')
})

test('should say in one line that the port is taken, before it starts anything [W2]', async ({
  start,
  port,
}) => {
  const first = start()
  await first.shows(ready)
  const second = start()
  expect((await second.launcher).exitCode).toBe(1)
  expect(second.said()).toBe(
    `Port ${port} is taken. Free it or choose another: PORT=${port + 1} npm run demo\n`,
  )
  expect([...second.pids().keys()]).toEqual(['launcher'])
})

test('should say in one line what is wrong with the environment [W2]', async ({ start }) => {
  const run = start({ env: { PORT: 'many' } })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^PORT is malformed: .*\n$/)
})

test('should say in one line that the disk is full when the seed finds it so [W2]', async ({
  start,
}) => {
  const run = start({ args: ['seed-on-full-disk'] })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^The disk is full\. .*\n$/m)
  await run.leavesNothing()
})

test('should end everything when the site says that the disk is full [W2]', async ({
  start,
  port,
}) => {
  const run = start()
  await run.shows(ready)
  await fetch(`http://localhost:${port}/fill-the-disk`)
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^The disk is full\. .*\n$/m)
  await run.leavesNothing()
})

test.runIf(process.platform === 'linux')(
  'should end when what it says meets a full disk [W2]',
  async ({ start }) => {
    const run = start({ through: ['sh', '-c', 'exec "$@" >/dev/full', 'sh'] })
    expect((await run.launcher).exitCode).toBe(1)
    expect(run.said()).toBe('The disk is full. Free some space and start again.\n')
    await run.leavesNothing()
  },
)
