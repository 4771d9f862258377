import { execFile } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '@/env'
import { startMailServer, type Manner } from '../../harness/mail/mailServer'

/** `npm run mail:test`, with an environment that says nothing else of mails or a database. */
function mailTest(args: string[], env: { MAIL_FROM?: string; SMTP_URL?: string } = {}) {
  const none = { DATABASE_URI: '', MAIL_FROM: '', PAYLOAD_SECRET: 'p'.repeat(32), SMTP_URL: '' }
  return new Promise<{ code: number; said: string }>((resolve) => {
    const words = ['--import', 'tsx', 'src/cli/commands/mailTest.ts', ...args]
    const options = { env: childEnv({ ...none, ...env }) }
    const child = execFile(process.execPath, words, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

const MAIL_FROM = 'bookings@example.com'
const to = 'owner@example.com'

async function sendThrough(manner: Manner) {
  const server = await startMailServer()
  onTestFinished(server.close)
  server.state.manner = manner
  const secret = server.url.replace('//', '//user:hunter2@')
  return { ...(await mailTest([to], { MAIL_FROM, SMTP_URL: secret })), server }
}

describe('[T1] [W2] npm run mail:test', () => {
  it('should send one e-mail and say what the server answered', async () => {
    const { code, said, server } = await sendThrough('accept')
    expect(said).toContain('The mail server took it and answered: 250 ')
    expect(said).toMatch(/From {7}bookings@example\.com\n {2}To {9}owner@example\.com\n/)
    expect(said).toContain(`smtp://127.0.0.1:${server.port}\n`)
    expect(said).not.toContain('hunter2')
    expect(code).toBe(0)
    expect(server.received).toEqual([{ raw: expect.stringContaining('Test email'), to: [to] }])
  })

  it('should say why the server refused it, and fail', async () => {
    const { code, said } = await sendThrough('refuse')
    expect(said).toContain('The mail server refused the email: 550 No such user (to DATA)')
    expect(code).toBe(1)
  })

  it.each([
    { args: [], env: {}, line: 'Name a recipient: npm run mail:test -- you@example.com' },
    { args: [to], env: { MAIL_FROM }, line: 'SMTP_URL is missing: expected a mail server' },
  ])('should say what it misses: $line', async ({ args, env, line }) => {
    const { code, said } = await mailTest(args, env)
    expect(said).toContain(line)
    expect(code).toBe(1)
  })
})
