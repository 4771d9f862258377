import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { test } from '../../harness/launch/launchTest'

const ready = 'Ctrl-C stops everything'

test('should end with the address and a way to sign in, and keep to itself what it knows [W2]', async ({
  start,
  port,
}) => {
  const run = start()
  await run.shows(ready)
  expect(run.said()).toMatch(/^ {2}Database +a stand-in, data in \.data\/db +\d+\.\d s$/m)
  expect(run.said()).toMatch(/^ {2}Build +new build +\d+\.\d s$/m)
  expect(run.said()).toMatch(/^ {2}Seed +12 made +\d+\.\d s$/m)
  expect(run.said()).toContain(`http://localhost:${port}/login`)
  expect(run.said()).toMatch(/^ {2}Email +admin@example\.com$/m)
  expect(run.said()).toMatch(/^ {2}Password +(\w{5}-){3}\w{5}$/m)
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('hello')
  for (const file of ['secret', 'admin.txt']) {
    expect(statSync(path.join(run.folder, '.data', file)).mode & 0o777).toBe(0o600)
  }

  // While the port is taken: one line, before anything is started.
  const other = start()
  expect((await other.launcher).exitCode).toBe(1)
  expect(other.said()).toBe(
    `Port ${port} is taken. Free it or choose another: PORT=${port + 1} npm run demo\n`,
  )
  expect([...other.pids().keys()]).toEqual(['launcher'])
})

test('should build again only when the sources changed, and know the password still [W2]', async ({
  start,
}) => {
  const first = start()
  await first.shows(ready)
  const password = /Password +\S+/.exec(first.said())?.[0]
  expect(password).toBeTruthy()
  await first.end()

  const second = start({ folder: first.folder, args: ['seed-again'] })
  await second.shows(ready)
  expect(second.said()).toContain('unchanged since the last one')
  expect(second.said()).toContain(password)
  await second.end()

  writeFileSync(path.join(first.folder, 'tsconfig.json'), '{}')
  await start({ folder: first.folder }).shows('new build')
})

test('should show no password for accounts that people made, and let a build wait for its workers [W2]', async ({
  start,
}) => {
  const run = start({ args: ['seed-again', 'build-with-worker'] })
  await run.shows(ready)
  expect(run.said()).toContain('new build')
  expect(run.said()).toContain('sign in with the account you made')
  expect(run.said()).not.toContain('Password')
})

test('should say in one line what is wrong with the environment [W2]', async ({ start }) => {
  const run = start({ env: { PORT: 'many' } })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^PORT is invalid: .*\n$/)
})
