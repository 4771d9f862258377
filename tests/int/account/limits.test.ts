import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(async () => {
  vi.stubEnv('TRUST_PROXY', '1')
  await forgetLimits(payload)
})
afterEach(() => vi.stubEnv('TRUST_PROXY', '0'))
afterAll(() => stage.destroy())

interface Try {
  address?: string
  cookie?: string
  email?: string
  password?: string
}

const right = 'correct-horse-battery'

function login({ address, cookie, email = 'admin@example.com', password = 'wrong' }: Try = {}) {
  const headers: Record<string, string> = {}
  if (address) headers['x-forwarded-for'] = address
  if (cookie) headers.cookie = cookie
  return request({
    data: { email, password },
    headers,
    method: 'POST',
    path: '/users/login',
    payload,
  })
}

/** One after another: of many at once the stand-in database may count two as the same. */
async function statuses(times: number, attempt: Try) {
  const answers: number[] = []
  for (let round = 0; round < times; round += 1) answers.push((await login(attempt)).status)
  return answers
}

const refused = (times: number) => Array.from({ length: times }, () => 401)

/** What a browser keeps of a sign-in that worked: the mark of a known browser alone. */
async function deviceOf(address?: string) {
  const { headers, status } = await login({ address, password: right })
  expect(status).toBe(200)
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('login-device='))
  expect(device).toMatch(/HttpOnly; Max-Age=\d+; Path=\/api\/users; SameSite=Lax$/)
  return device?.split(';')[0] ?? ''
}

const stranger = '203.0.113.66'
const owner = '198.51.100.7'

describe('[V2] [A6] failed tries to sign in', () => {
  it('should be refused after five from one address, with words and the time to wait', async () => {
    expect(await statuses(7, { address: stranger })).toEqual([...refused(5), 429, 429])
    const { body, headers, status } = await login({ address: stranger, password: right })
    expect(status).toBe(429)
    const { retryAfter = 0 } = body.errors[0]?.data ?? {}
    expect(retryAfter).toBeGreaterThan(500)
    expect(headers.get('retry-after')).toBe(String(retryAfter))
    expect(body.errors[0]?.message).toMatch(/^Too many tries\. Wait \d+ minutes, or choose a new/)
  })

  it('should not pass by being many at once', async () => {
    const many = Array.from({ length: 30 }, () => login({ address: stranger }))
    const tried = (await Promise.all(many)).filter(({ status }) => status === 401)
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(5)
  })

  it('should not keep the owner out who comes from elsewhere', async () => {
    await statuses(60, { address: stranger })
    expect((await login({ address: owner, password: right })).status).toBe(200)
  })

  it('should not keep a known browser out at the very address of the stranger', async () => {
    const cookie = await deviceOf(stranger)
    await statuses(10, { address: stranger })
    expect((await login({ address: stranger, password: right })).status).toBe(429)
    expect((await login({ address: stranger, cookie, password: right })).status).toBe(200)
  })

  it('should be refused from everywhere once many addresses guess, but for a known browser', async () => {
    const cookie = await deviceOf(owner)
    const count = payload.db.connection.collection('RateLimit')
    await login({ address: '203.0.113.1' })
    const ours = await count.find({ key: /^login-account:/ }).toArray()
    expect(ours).toHaveLength(1)
    await count.updateOne({ _id: ours[0]?._id }, { $set: { points: 50 } })
    expect((await login({ address: '203.0.113.2', password: right })).status).toBe(429)
    expect((await login({ address: '203.0.113.2', cookie, password: right })).status).toBe(200)
    const staff = await login({
      address: '203.0.113.2',
      email: 'staff@example.com',
      password: right,
    })
    expect(staff.status).toBe(200)
  })

  it('should be refused by address, whichever accounts it tries', async () => {
    const emails = Array.from({ length: 25 }, (_, index) => `nobody${index}@example.com`)
    const answers: number[] = []
    for (const email of emails) answers.push((await login({ address: stranger, email })).status)
    expect(answers).toEqual([...refused(20), ...Array.from({ length: 5 }, () => 429)])
  })

  it('should be counted the same for an e-mail that nobody has', async () => {
    const attempt = { address: stranger, email: 'Nobody@example.com' }
    expect(await statuses(6, attempt)).toEqual([...refused(5), 429])
  })

  it('should be forgotten when the password was right', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(4, { address: owner })).toEqual(refused(4))
      expect((await login({ address: owner, password: right })).status).toBe(200)
    }
    for (let round = 0; round < 8; round += 1) {
      expect((await login({ address: owner, password: right })).status).toBe(200)
    }
  })

  it('should have a count of its own in a known browser, which a forged mark does not give', async () => {
    const cookie = await deviceOf(owner)
    expect(await statuses(12, { address: owner, cookie })).toEqual([...refused(10), 429, 429])
    await forgetLimits(payload)
    const forged = cookie.replace(/^(login-device=).{4}/, '$1AAAA')
    expect(await statuses(6, { address: owner, cookie: forged })).toEqual([...refused(5), 429])
    const ofAnother = { address: owner, cookie, email: 'staff@example.com' }
    expect(await statuses(6, ofAnother)).toEqual([...refused(5), 429])
  })

  it('should be slowed without a proxy too, but for a known browser', async () => {
    vi.stubEnv('TRUST_PROXY', '0')
    const cookie = await deviceOf()
    expect(await statuses(12, {})).toEqual([...refused(10), 429, 429])
    expect((await login({ password: right })).status).toBe(429)
    expect((await login({ cookie, password: right })).status).toBe(200)
  })

  it('should be counted by the address of the connection where no proxy is named', async () => {
    vi.stubEnv('TRUST_PROXY', '0')
    const from = async (socket: string, password = 'wrong') =>
      (
        await request({
          data: { email: 'admin@example.com', password },
          headers: { 'x-forwarded-for': owner, 'x-socket-address': socket },
          method: 'POST',
          path: '/users/login',
          payload,
        })
      ).status
    const answers: number[] = []
    for (let round = 0; round < 6; round += 1) answers.push(await from(stranger))
    expect(answers).toEqual([...refused(5), 429])
    expect(await from(owner, right)).toBe(200)
  })

  it('should be counted together for a /56 of IPv6', async () => {
    const answers: number[] = []
    for (let network = 0; network < 7; network += 1) {
      answers.push((await login({ address: `2001:db8:0:ab0${network}::1` })).status)
    }
    expect(answers).toEqual([...refused(5), 429, 429])
    expect((await login({ address: '2001:db8:0:ac00::1' })).status).toBe(401)
  })

  it('should not block the link by mail, which lets the owner in on a new browser', async () => {
    await statuses(7, { address: owner })
    expect((await login({ address: owner, password: right })).status).toBe(429)
    const { makeResetLink } = await import('@/account/resetLink')
    const link = (await makeResetLink({ account: 'admin@example.com', payload })) ?? ''
    const { headers, status } = await request({
      data: { password: right, token: new URL(link).searchParams.get('token') },
      headers: { 'x-forwarded-for': owner },
      method: 'POST',
      path: '/users/reset-password',
      payload,
    })
    expect(status).toBe(200)
    const device = headers.getSetCookie().find((cookie) => cookie.startsWith('login-device='))
    const cookie = device?.split(';')[0]
    expect((await login({ address: owner, cookie, password: right })).status).toBe(200)
  })

  it('should leave neither e-mail nor address behind', async () => {
    await login({ address: stranger })
    const kept = await payload.db.connection.collection('RateLimit').find().toArray()
    // Two windows of the pair and of the address, one of the account.
    expect(kept).toHaveLength(5)
    expect(JSON.stringify(kept)).not.toMatch(/admin@|203\.0/)
  })
})
