import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/requests/rest'
import type { Caller } from './expected'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
  await ask('staff', 'POST', { value: { columns: 3 } })
})

afterAll(() => stage.destroy())

describe('[V1] preferences', () => {
  it('should be given back to their owner', async () => {
    expect((await ask('staff', 'GET')).body.value).toEqual({ columns: 3 })
  })

  it('should be read by nobody else', async () => {
    expect((await ask('admin', 'GET')).body.value).toBeNull()
    expect((await ask('anonymous', 'GET')).status).toBe(401)
  })

  it('should be removed by nobody else', async () => {
    await ask('admin', 'DELETE')
    expect((await ask('anonymous', 'DELETE')).status).toBe(401)
    expect((await ask('staff', 'GET')).body.value).toEqual({ columns: 3 })
  })
})

describe('[I3] the language of the last edit', () => {
  it('should not be kept: the panel opens in English', async () => {
    const { payload, token } = stage.attempts.staff
    const path = '/payload-preferences/locale'
    await request({ data: { value: 'hi' }, method: 'POST', path, payload, token })
    const where = { key: { equals: 'locale' } }
    await payload.create({
      collection: 'payload-preferences',
      data: {
        key: 'locale',
        user: { relationTo: 'users', value: String(stage.attempts.staff.user?.id) },
        value: 'hi',
      },
      user: stage.attempts.staff.user,
    })
    expect((await payload.count({ collection: 'payload-preferences', where })).totalDocs).toBe(0)
    expect((await request({ method: 'GET', path, payload, token })).body.value).toBeNull()
  })
})

function ask(caller: Caller, method: string, data?: object) {
  const { payload, token } = stage.attempts[caller]
  return request({ data, method, path: '/payload-preferences/list', payload, token })
}
