import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/rest'
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
    expect((await ask('anonymous', 'GET')).body.value).toBeNull()
  })

  it('should be removed by nobody else', async () => {
    await ask('admin', 'DELETE')
    expect((await ask('anonymous', 'DELETE')).status).toBe(401)
    expect((await ask('staff', 'GET')).body.value).toEqual({ columns: 3 })
  })
})

function ask(caller: Caller, method: string, data?: object) {
  const { payload, token } = stage.attempts[caller]
  return request({ data, method, path: '/payload-preferences/list', payload, token })
}
