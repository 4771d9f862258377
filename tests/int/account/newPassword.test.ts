import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdEmails } from '../../harness/mail/mailServer'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setMailStage, type MailStage } from '../email/mailStage'

const email = 'owner@example.com'
const old = 'correct-horse-battery'
const long = 'four-quiet-words-more'

let stage: MailStage
let id: string

beforeAll(async () => {
  stage = await setMailStage()
  const data = { email, name: 'Asha', password: old, role: 'admin' as const }
  id = (await stage.payload.create({ collection: 'users', data })).id
})

beforeEach(async () => {
  await forgetLimits(stage.payload)
  await stage.clear()
})

afterAll(() => stage.destroy())

const ask = (data: object, address?: string) =>
  request({
    data,
    headers: address ? { 'x-forwarded-for': address } : {},
    method: 'POST',
    path: '/users/forgot-password',
    payload: stage.payload,
  })

const login = (password: string) => post(stage.payload, '/users/login', { email, password })

const reset = (token: string, password: string) =>
  post(stage.payload, '/users/reset-password', { password, token })

async function askForToken() {
  const before = stage.mail.received.length
  await ask({ email })
  await vi.waitFor(() => expect(stage.mail.received.length).toBe(before + 1), 60_000)
  return (
    /\/login\/reset\?token=([0-9a-f]{40})/.exec(stage.mail.received.at(-1)?.raw ?? '')?.[1] ?? ''
  )
}

describe('[M22] a forgotten password', () => {
  it('should be answered the same whether or not the account exists', async () => {
    const [known, unknown] = [await ask({ email }), await ask({ email: 'nobody@example.com' })]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(known.status).toBe(200)
    await vi.waitFor(() => expect(stage.mail.received).toHaveLength(1), 60_000)
    expect(stage.mail.received[0]?.to).toEqual([email])
  })

  it('should be answered without waiting for the mail server', async () => {
    const { manner, release } = holdEmails()
    Object.assign(stage.mail.state, { manner })
    await ask({ email })
    expect(stage.mail.received).toEqual([])
    release()
    await vi.waitFor(() => expect(stage.mail.received).toHaveLength(1), 60_000)
  })

  it('should tell neither link nor e-mail to the log when the mail server refuses', async () => {
    Object.assign(stage.mail.state, { manner: 'refuse' })
    const logged = vi.spyOn(stage.payload.logger, 'error')
    const { sendPasswordResetEmail } = await import('@/account/passwordReset')
    await sendPasswordResetEmail({ account: email, payload: stage.payload })
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/[0-9a-f]{40}|owner@/)
    logged.mockRestore()
  })

  it('should bring a mail in our words, with a link that works once', async () => {
    const token = await askForToken()
    const mail = stage.mail.received[0]?.raw ?? ''
    expect(mail).toContain('Subject: Choose a new password')
    expect(mail).toContain('Hello Asha,')
    expect(mail).toContain('60 minutes')
    expect(mail).not.toContain('/admin/reset')
    expect((await reset(token, long)).status).toBe(200)
    expect((await login(long)).status).toBe(200)
    expect((await login(old)).status).toBe(401)
    expect((await reset(token, old)).status).toBe(403)
  })

  it('should be reset once by a link that is used five times at once, and by nothing in the database', async () => {
    const token = await askForToken()
    const users = stage.payload.db.connection.collection('User')
    const stored = await users.findOne({ email })
    expect(stored?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await reset(String(stored?.resetPasswordToken), old)).status).toBe(403)

    const chosen = Array.from({ length: 5 }, (_, index) => `${long}-number-${index}`)
    const answers = await Promise.all(chosen.map((password) => reset(token, password)))
    const taken = chosen.filter((_, index) => answers[index]?.status === 200)
    expect(taken).toHaveLength(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
    await forgetLimits(stage.payload)
    const signedIn = []
    for (const password of chosen) {
      if ((await login(password)).status === 200) signedIn.push(password)
    }
    expect(signedIn).toEqual(taken)
  })

  it('should say what to do where there is no mail server, for every e-mail', async () => {
    vi.stubEnv('SMTP_URL', '')
    for (const account of [email, 'nobody@example.com']) {
      const { body, status } = await ask({ email: account })
      expect(status).toBe(503)
      expect(body.errors[0]?.message).toMatch(/^This website cannot send email yet\./)
    }
    vi.stubEnv('SMTP_URL', stage.mail.url)
  })

  it('should want twelve characters, and keep the link for another try', async () => {
    const token = await askForToken()
    const short = await reset(token, 'elevenchars')
    expect(short.status).toBe(400)
    expect(short.body.errors[0]?.data.errors[0]).toMatchObject({
      message: 'Choose a password of at least 12 characters.',
      path: 'password',
    })
    for (const weak of ['password12345', email, 'Owner-owner-owner']) {
      const { body, status } = await reset(token, weak)
      expect([weak, status]).toEqual([weak, 400])
      expect(body.errors[0]?.data.errors[0]?.message).toMatch(/easy to guess/)
    }
    expect((await reset(token, long)).status).toBe(200)
  })

  it('should not be reset with a link that is over, or older than the newest', async () => {
    const first = await askForToken()
    const second = await askForToken()
    expect((await reset(first, long)).status).toBe(403)
    const users = stage.payload.db.connection.collection('User')
    await users.updateMany({}, { $set: { resetPasswordExpiration: new Date(Date.now() - 1) } })
    expect((await reset(second, long)).status).toBe(403)
  })

  it('should not be reset with a link from before the password was changed', async () => {
    const token = await askForToken()
    await stage.payload.update({ collection: 'users', data: { password: long }, id })
    expect((await reset(token, old)).status).toBe(403)
  })

  it('should end every other session when it is reset or changed', async () => {
    const token = await askForToken()
    const before = (await login(long)).token
    const seen = async (jwt?: string) =>
      (await request({ method: 'GET', path: '/users/me', payload: stage.payload, token: jwt })).body
    expect(await seen(before)).toMatchObject({ user: { email } })
    const after = (await reset(token, long)).token
    expect(await seen(before)).toMatchObject({ user: null })
    expect(await seen(after)).toMatchObject({ user: { email } })

    const other = (await login(long)).token
    const changed = await request({
      data: { currentPassword: long, password: long },
      method: 'PATCH',
      path: `/users/${id}`,
      payload: stage.payload,
      token: other,
    })
    expect(changed.status).toBe(200)
    expect(await seen(after)).toMatchObject({ user: null })
    expect(await seen(other)).toMatchObject({ user: { email } })
  })
})

describe('[V2] mails asked for', () => {
  it('should be three an hour for an address and an account, known or not', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    for (const account of [email, 'nobody@example.com']) {
      await forgetLimits(stage.payload)
      const answers = []
      for (let round = 0; round < 4; round += 1) {
        answers.push(await ask({ email: account }, '203.0.113.9'))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect((await ask({ email: account }, '203.0.113.10')).status).toBe(200)
    }
    await vi.waitFor(() => expect(stage.mail.received).toHaveLength(4), 60_000)
    vi.stubEnv('TRUST_PROXY', '0')
  })

  it('should be refused to nobody where no address is known: a stranger uses up no tries of the owner', async () => {
    const stranger = await Promise.all(
      Array.from({ length: 130 }, (_, index) => ask({ email: `nobody${index % 7}@example.com` })),
    )
    expect(new Set(stranger.map(({ status }) => status))).toEqual(new Set([200]))
    const token = await askForToken()
    expect((await reset(token, long)).status).toBe(200)
  })

  it('should send ten an hour to an account, of which the newest works', async () => {
    let newest = ''
    for (let round = 0; round < 10; round += 1) newest = await askForToken()
    const warned = vi.spyOn(stage.payload.logger, 'warn')
    expect((await ask({ email })).status).toBe(200)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 60_000)
    warned.mockRestore()
    expect(stage.mail.received).toHaveLength(10)
    expect((await reset(newest, long)).status).toBe(200)
  })

  it('should be refused without an address', async () => {
    expect((await ask({})).status).toBe(400)
    expect((await ask({ email: { $ne: '' } })).status).toBe(400)
  })
})
