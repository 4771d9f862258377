import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { access } from '@/i18n/en/account'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'
import { stored } from '../access/stored'

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
        user: stage.attempts.admin.user,
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

describe('[M22] a password that is easy to guess', () => {
  it.each([
    ['new@example.com', 'own'],
    ['Example example', 'own'],
    ['Asha Sharma 1234', 'own'],
    ['aaaaaaaaaaaaaa', 'repeat'],
    [' '.repeat(14), 'repeat'],
    ['123456789012', 'common'],
    ['abcdefghijklmnop', 'sequence'],
    ['20.01.199919', 'date'],
    ['password1234', 'common'],
    ['iloveyou1234', 'common'],
    ['tyuiop[]asdf', 'keyboard'],
    ['letmeinletmein', 'repeat'],
  ] as const)('should be refused, with its reason, at its field: %j', async (password, reason) => {
    const data = { email: 'new@example.com', name: 'Asha Sharma', password, role: 'staff' }
    const { body, status } = await post(payload, '/users', data, stage.attempts.admin.token)
    expect(status).toBe(400)
    expect(body.errors[0]?.message).toBe('The following field is invalid: Password')
    expect(body.errors[0]?.data.errors[0]).toMatchObject({
      message: access.passwordWeak(access.weaknesses[reason]),
      path: 'password',
    })
  })
})

describe('[M22] the own password and e-mail', () => {
  const own = { email: 'careful@example.com', password: long }
  let id: string
  let token: string | undefined

  beforeAll(async () => {
    id = (await payload.create({ collection: 'users', data: { ...own, role: 'admin' } })).id
    token = (await post(payload, '/users/login', own)).token
  })
  beforeEach(() => forgetLimits(payload))
  afterAll(() => payload.delete({ collection: 'users', id }))

  const change = (data: object) =>
    request({ data, method: 'PATCH', path: `/users/${id}`, payload, token })

  it('should be changed with the current password alone', async () => {
    const changes = [{ password: 'another-horse-battery' }, { email: 'thief@example.com' }]
    for (const data of changes) {
      for (const [currentPassword, message] of [
        [undefined, 'Enter your current password'],
        ['not-the-password', 'This is not your current password.'],
        [{ $ne: '' }, ''],
      ]) {
        const { body, status } = await change({ ...data, currentPassword })
        expect(status).toBe(400)
        if (message) {
          expect(body.errors[0]?.data.errors[0]).toMatchObject({
            message: expect.stringContaining(String(message)),
            path: 'currentPassword',
          })
        }
      }
    }
    expect((await post(payload, '/users/login', own)).status).toBe(200)
    expect((await change({ ...changes[0], currentPassword: long })).status).toBe(200)
    const { status } = await change({ ...own, currentPassword: 'another-horse-battery' })
    expect(status).toBe(200)
  })

  it('should leave name and the same e-mail to be saved without it, and nothing of it behind', async () => {
    const { status } = await change({ currentPassword: long, email: own.email, name: 'Asha' })
    expect(status).toBe(200)
    expect((await change({ email: 'Careful@Example.com' })).status).toBe(200)
    const stored = await payload.db.connection.collection('User').findOne({ email: own.email })
    expect(stored).toMatchObject({ name: 'Asha' })
    expect(stored).not.toHaveProperty('currentPassword')
  })

  it('should not be guessed: wrong ones are counted, and leave a line in the audit log', async () => {
    const answers: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const data = { currentPassword: `wrong ${round}`, password: 'another-horse-battery' }
      answers.push((await change(data)).status)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'wrongPassword' }, byId: { equals: id } },
    })
    expect(docs.length).toBeGreaterThanOrEqual(10)
    expect(JSON.stringify(docs)).not.toContain('wrong 1')
  })
})

describe('[M22] work on passwords', () => {
  const huge = 'horse '.repeat(60_000)

  it.each([
    ['POST', '/users', { email: `${huge}@example.com`, name: huge, password: huge }],
    ['POST', '/users', { email: 'a@example.com', password: 'password12345' }],
    ['PATCH', '/users/0123456789abcdef01234567', { name: huge, password: huge }],
    ['POST', '/users/reset-password', { password: 'password12345', token: 'a'.repeat(40) }],
    ['POST', '/users/reset-password', { password: huge, token: huge }],
    ['POST', '/users/login', { email: 'admin@example.com', password: huge }],
    ['POST', '/users/login', { email: huge, password: long }],
    ['POST', '/users/unlock', { email: huge }],
    ['POST', '/users/forgot-password', { email: huge }],
  ])('should not be done for a stranger: %s %s', async (method, path, data) => {
    const check = vi.spyOn(ZxcvbnFactory.prototype, 'check')
    const hash = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    const { status } = await request({ data, method, path, payload })
    expect([400, 401, 403, 413, 503]).toContain(status)
    expect(check).not.toHaveBeenCalled()
    expect(hash).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  it('should score 64 characters at most, whatever is sent', async () => {
    const check = vi.spyOn(ZxcvbnFactory.prototype, 'check')
    const data = { email: `${huge}@example.com`, name: huge, role: 'staff' }
    for (const password of [huge.slice(0, 1000), huge.slice(0, 200_000)]) {
      const { status } = await post(
        payload,
        '/users',
        { ...data, password },
        stage.attempts.admin.token,
      )
      expect(status).toBe(400)
    }
    expect(check).toHaveBeenCalled()
    for (const [password, words = []] of check.mock.calls) {
      expect(password.length).toBeLessThanOrEqual(64)
      expect(words.join('').length).toBeLessThan(1000)
    }
    check.mockRestore()
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

  it('should not be given by an operator of MongoDB among the data', async () => {
    const { user } = stage.attempts.staff
    const id = user?.id ?? ''
    const data = { $set: { role: 'admin' }, name: 'Meera' } as object
    await payload.update({ collection: 'users', data, id, overrideAccess: false, user })
    expect(await stored(payload, 'users', String(id))).toMatchObject({
      name: 'Meera',
      role: 'staff',
    })
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

  it('should leave one administrator when two demote or delete each other at once', async () => {
    const { user } = stage.attempts.admin
    const admins = { role: { equals: 'admin' } } as const
    const one = String(user?.id)
    const data = { email: 'other-admin@example.com', password: long, role: 'admin' as const }
    const { id: other } = await payload.create({ collection: 'users', data })
    const login = { email: data.email, password: long }
    for (let round = 0; round < 5; round += 1) {
      const tokens = {
        [one]: (await post(payload, '/users/login', { ...login, email: user?.email })).token,
        [other]: (await post(payload, '/users/login', login)).token,
      }
      await Promise.all(
        [
          [one, other],
          [other, one],
        ].map(([by = '', whom = '']) =>
          request({
            data: round === 4 ? undefined : { role: 'staff' },
            method: round === 4 ? 'DELETE' : 'PATCH',
            path: `/users/${whom}`,
            payload,
            token: tokens[by],
          }),
        ),
      )
      expect((await payload.count({ collection: 'users', where: admins })).totalDocs).not.toBe(0)
      const { docs } = await payload.find({ collection: 'users', where: admins })
      for (const { email } of docs) {
        expect((await post(payload, '/users/login', { ...login, email })).status).toBe(200)
      }
      const users = payload.db.connection.collection('User')
      if (round < 4) await users.updateMany({ email: /admin@/ }, { $set: { role: 'admin' } })
    }
  })

  it('should not be had by registering, with or without users', async () => {
    const thief = { email: 'thief@example.com', password: long, role: 'admin' }
    expect((await post(payload, '/users/first-register', thief)).status).toBe(401)
    expect((await post(payload, '/users', thief)).status).toBe(401)
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
