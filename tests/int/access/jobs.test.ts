import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/requests/rest'
import { callers } from './expected'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

describe('[V1] the jobs that the site runs in the background', () => {
  it.each(['run', 'handle-schedules'])('should be run by no request: %s', async (name) => {
    const statuses = callers.map(async (caller) => {
      const { payload, token } = stage.attempts[caller]
      const path = `/payload-jobs/${name}`
      return (await request({ method: 'GET', path, payload, token })).status
    })
    expect(await Promise.all(statuses)).toEqual(callers.map(() => 401))
  })
})
