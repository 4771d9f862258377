import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage({ slowHash: true })
  payload = stage.payload
})

afterAll(() => stage.destroy())

const known = { email: 'admin@example.com', password: 'not-the-password' }
const unknown = { email: 'nobody@example.com', password: 'not-the-password' }

/** In microseconds of processor time, hashing included: what else the machine does is not in it. */
async function timeOf(path: string, data: object) {
  await forgetLimits(payload)
  const start = process.cpuUsage()
  await post(payload, path, data)
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/** By turns, and the least of many: collecting garbage makes single ones slower. */
async function leastOf(path: string, rounds: number) {
  const times: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push([await timeOf(path, known), await timeOf(path, unknown)])
  }
  const least = (which: 0 | 1) => Math.min(...times.map((pair) => pair[which]))
  return [least(0), least(1)] as const
}

describe('[A6] [M22] an e-mail that nobody has', () => {
  it('should get the answer of a wrong password, word for word', async () => {
    const [one, other] = [
      await post(payload, '/users/login', known),
      await post(payload, '/users/login', unknown),
    ]
    expect(one.status).toBe(401)
    expect([other.status, other.body]).toEqual([one.status, one.body])
    expect(one.body.errors[0]?.message).toBe('The email or password provided is incorrect.')
  })

  it('should take as long as a wrong password', async () => {
    const [ofKnown, ofUnknown] = await leastOf('/users/login', 9)
    expect(ofUnknown / ofKnown).toBeGreaterThan(0.6)
    expect(ofUnknown / ofKnown).toBeLessThan(1.6)
  })
})
