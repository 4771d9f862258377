import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterEach(() => vi.useRealTimers())
afterAll(() => stage.destroy())

async function login(name: string) {
  const data = { email: `${name}@example.com`, password: 'correct-horse-battery' }
  return (await post(payload, '/users/login', data)).token ?? ''
}

async function isIn(token: string) {
  const { body } = await request({ method: 'GET', path: '/users/me', payload, token })
  return Boolean((body as { user?: unknown }).user)
}

const end = (id: number | string | undefined, token?: string) =>
  post(payload, `/users/${id}/sessions/end`, {}, token)

describe('[M22] ending sessions', () => {
  it('should end one’s own but the one that asks', async () => {
    const [here, there] = [await login('staff'), await login('staff')]
    const others = await login('stranger')
    expect((await end(stage.attempts.staff.user?.id, here)).status).toBe(200)
    expect([await isIn(here), await isIn(there), await isIn(others)]).toEqual([true, false, true])
  })

  it('should end everybody’s for an admin', async () => {
    const [admin, staff] = [await login('admin'), await login('staff')]
    expect((await end(stage.attempts.staff.user?.id, admin)).status).toBe(200)
    expect([await isIn(admin), await isIn(staff)]).toEqual([true, false])
  })

  it('should not end another person’s for staff, nor anybody’s for a stranger', async () => {
    const [admin, staff] = [await login('admin'), await login('staff')]
    const { id } = stage.attempts.admin.user ?? {}
    expect((await end(id, staff)).status).toBe(403)
    expect((await end(id)).status).toBe(401)
    expect((await end('no-such-user', admin)).status).toBe(404)
    expect(await isIn(admin)).toBe(true)
  })

  it('should be told to nobody else over the API', async () => {
    const { user } = stage.attempts.admin
    const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user })
    for (const doc of docs.filter(({ id }) => id !== user?.id)) {
      expect(doc.sessions ?? []).toEqual([])
    }
  })
})

const HOUR_MS = 3_600_000
const expiryOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000

const refresh = (token: string) =>
  request({ data: {}, method: 'POST', path: '/users/refresh-token', payload, token })

describe('[M22] a session', () => {
  it('should end a day after it began, however much it is used', async () => {
    const { user } = stage.attempts.staff
    const began = Date.now()
    let token = await login('staff')
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const hours of [7, 14, 20, 23]) {
      vi.setSystemTime(began + hours * HOUR_MS)
      const refreshed = await refresh(token)
      expect(refreshed.status).toBe(200)
      token = refreshed.token ?? ''
      const end = Math.min(hours + 8, 24)
      expect(Math.abs(expiryOf(token) - began - end * HOUR_MS)).toBeLessThan(60_000)
    }
    const { sessions } = await payload.findByID({ collection: 'users', id: user?.id ?? '' })
    const listed = new Date(sessions?.at(-1)?.expiresAt ?? 0).getTime()
    expect(listed).toBe(expiryOf(token))
    vi.setSystemTime(began + 24.1 * HOUR_MS)
    expect(await isIn(token)).toBe(false)
    expect((await refresh(token)).status).toBe(401)
  })

  it('should be told by its browser and system, and go on after another began', async () => {
    const { user } = stage.attempts.staff
    const id = user?.id ?? ''
    const accounts = payload.db.connection.collection('User')
    await accounts.updateMany({}, { $set: { sessions: [] } })
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
    for (const agent of [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'curl/8.5.0', undefined]) {
      await request({
        data: { email: 'staff@example.com', password: 'correct-horse-battery' },
        headers: agent ? { 'user-agent': agent } : {},
        method: 'POST',
        path: '/users/login',
        payload,
      })
    }
    const { sessions } = await payload.findByID({ collection: 'users', id })
    expect(sessions?.map(({ browser }) => browser ?? null)).toEqual([
      'Chrome on Windows',
      null,
      null,
    ])
  })

  it('should hand out its token in the cookie alone', async () => {
    const data = { email: 'staff@example.com', password: 'correct-horse-battery' }
    const answer = await post(payload, '/users/login', data)
    const me = await request({ method: 'GET', path: '/users/me', payload, token: answer.token })
    const refreshed = await refresh(answer.token ?? '')
    for (const { body, status } of [answer, me, refreshed]) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/eyJ|"token"|"refreshedToken"/)
    }
  })
})
