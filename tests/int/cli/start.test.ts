import { expect } from 'vitest'
import { test } from '../../harness/launch/launchTest'

/** What `npm start`, systemd and the Docker image run. */
const script = 'src/server/server.mjs'
const env = {
  DATABASE_URI: 'mongodb://127.0.0.1:1/none',
  PAYLOAD_SECRET: 'a secret that is long enough for this test',
}

test('should not start production without a database [W2]', async ({ start }) => {
  const run = start({ script })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^DATABASE_URI is missing: .*\n$/)
})

test('should not start production without a secret [W2]', async ({ start }) => {
  const run = start({ script, env: { DATABASE_URI: env.DATABASE_URI } })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toMatch(/^PAYLOAD_SECRET is missing: .*\n$/)
})

test('should say that production wants a build [W2]', async ({ start }) => {
  const run = start({ script, env })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toBe('There is no production build: run npm run build.\n')
})

test('should ask whose account to make [W2]', async ({ start }) => {
  const run = start({ script: 'src/cli/commands/admin.ts', args: ['somebody'] })
  expect((await run.launcher).exitCode).toBe(1)
  expect(run.said()).toBe('Name an email address: npm run admin -- you@example.com\n')
})
