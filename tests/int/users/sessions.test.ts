import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../access/stage'
import { post, request } from '../../harness/rest'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

async function login(name: string) {
  const data = { email: `${name}@example.com`, password: 'correct-horse-battery' }
  const { body } = await post(payload, '/users/login', data)
  return body.token ?? ''
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
    expect((await end(id)).status).toBe(403)
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
