import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../access/stage'
import { post } from '../../harness/rest'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const long = 'correct-horse-battery'

describe('[M22] passwords', () => {
  it('should have twelve characters when an account is made', async () => {
    const { body, status } = await post(
      payload,
      '/users',
      { email: 'short@example.com', password: 'elevenchars', role: 'staff' },
      stage.attempts.admin.token ?? '',
    )
    expect(status).toBe(400)
    expect(body.errors[0]?.data.errors[0]?.path).toBe('password')
  })

  it('should have twelve characters when one is changed', async () => {
    const { user } = stage.attempts.staff
    const change = (password: string) =>
      payload.update({
        collection: 'users',
        data: { password },
        id: user?.id ?? '',
        overrideAccess: false,
        user,
      })
    await expect(change('elevenchars')).rejects.toThrow(/password/i)
    await expect(change(long)).resolves.toBeTruthy()
  })

  it('should have twelve characters when one is reset', async () => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: 'staff@example.com' },
      disableEmail: true,
    })
    const short = await post(payload, '/users/reset-password', { password: 'elevenchars', token })
    expect(short.status).toBe(400)
    const good = await post(payload, '/users/reset-password', { password: long, token })
    expect(good.status).toBe(200)
  })
})

describe('[U3] roles', () => {
  it('should not be given to oneself', async () => {
    const { user } = stage.attempts.staff
    const self = await payload.update({
      collection: 'users',
      data: { name: 'Asha', role: 'admin' },
      id: user?.id ?? '',
      overrideAccess: false,
      user,
    })
    expect(self).toMatchObject({ name: 'Asha', role: 'staff' })
  })

  it('[E3] should be staff unless an admin says otherwise', async () => {
    const { user } = stage.attempts.admin
    const made = await payload.create({
      collection: 'users',
      data: { email: 'new@example.com', password: long } as never,
      overrideAccess: false,
      user,
    })
    expect(made.role).toBe('staff')
  })

  it('should leave one administrator at least', async () => {
    const admin = stage.attempts.admin.user
    const id = admin?.id ?? ''
    const collection = 'users' as const
    await expect(payload.update({ collection, data: { role: 'staff' }, id })).rejects.toThrow(
      'only administrator',
    )
    await expect(payload.delete({ collection, id })).rejects.toThrow('only administrator')
  })

  it('should not be had by registering, with or without users', async () => {
    const thief = { email: 'thief@example.com', password: long, role: 'admin' }
    expect((await post(payload, '/users/first-register', thief)).status).toBe(403)
    expect((await post(payload, '/users', thief)).status).toBe(403)
  })
})

describe('[V1] sign-in data', () => {
  it('should leave the database in no answer', async () => {
    const { user } = stage.attempts.admin
    const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user })
    for (const secret of ['hash', 'salt', 'resetPasswordToken', 'password']) {
      for (const doc of docs) expect(doc).not.toHaveProperty(secret)
    }
  })
})
