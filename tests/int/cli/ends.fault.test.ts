import { expect } from 'vitest'
import { test } from '../../harness/launch/launchTest'

const ready = 'Ctrl-C stops everything'

test('should stop the site, then the database, at Ctrl-C [W2]', async ({ start, port }) => {
  const run = start()
  await run.shows(ready)
  run.signal('SIGINT')
  // npm passes the same key press on once more.
  run.signal('SIGINT')
  expect((await run.launcher).exitCode).toBe(0)
  expect(run.ends().slice(-2)).toEqual(['site', 'database'])
  await run.leavesNothing()
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow()
})

test.for(['SIGTERM', 'SIGHUP'] as const)(
  'should stop in order at %s [W2]',
  async (name, { start }) => {
    const run = start()
    await run.shows(ready)
    run.signal(name)
    expect((await run.launcher).exitCode).toBe(0)
    expect(run.ends().slice(-2)).toEqual(['site', 'database'])
    await run.leavesNothing()
  },
)

test('should stop in order when npm is told to [W2]', async ({ start }) => {
  const run = start({ npm: true })
  await run.shows(ready)
  run.signal('SIGTERM')
  await run.leavesNothing()
  expect(run.ends().slice(-2)).toEqual(['site', 'database'])
})

test('should stop in the middle of a build [W2]', async ({ start }) => {
  const run = start({ args: ['seed', 'build-slowly'] })
  await run.runs('build-slowly')
  run.signal('SIGINT')
  expect((await run.launcher).exitCode).toBe(0)
  expect(run.pids().has('seed')).toBe(false)
  await run.leavesNothing()
})

test('should kill at the second Ctrl-C what does not stop [W2]', async ({ start }) => {
  const run = start({ args: ['seed', 'build', 'stubborn-site'] })
  await run.shows(ready)
  run.signal('SIGINT')
  await run.shows('Stopping')
  // A second one within half a second is the same key press, which npm passes on.
  await new Promise((resolve) => setTimeout(resolve, 700))
  run.signal('SIGINT')
  expect((await run.launcher).exitCode).toBe(130)
  await run.leavesNothing()
})

test.for([
  ['site', 'The site was killed (SIGKILL).'],
  ['database', 'The database server was killed.'],
] as const)('should end everything when the %s is killed [W2]', async ([role, line], { start }) => {
  const run = start()
  await run.shows(ready)
  run.kill(role)
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said().trimEnd().split('\n').at(-1)).toBe(line)
  await run.leavesNothing()
})

test('should leave nothing behind when it is killed itself [W2]', async ({ start }) => {
  const run = start()
  await run.shows(ready)
  run.signal('SIGKILL')
  await run.launcher
  await run.leavesNothing()
})

test('should end when nobody reads what it says any more [W2]', async ({ start, port }) => {
  const run = start()
  await run.shows(ready)
  run.launcher.all.destroy()
  run.launcher.stdout.destroy()
  run.launcher.stderr.destroy()
  await fetch(`http://localhost:${port}/say-something`)
  expect((await run.launcher).exitCode).toBe(0)
  await run.leavesNothing()
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
