import { createHook } from 'node:async_hooks'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const known = { email: 'admin@example.com', password: 'not-the-password' }
const unknown = { email: 'nobody@example.com', password: 'not-the-password' }

/** How many passwords are hashed meanwhile, which is what a sign-in takes its time for. */
async function hashesOf(data: object) {
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'PBKDF2REQUEST') hashes += 1
    },
  }).enable()
  await post(payload, '/users/login', data)
  hook.disable()
  return hashes
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

  it('should take as long as a wrong password, which is hashed once', async () => {
    expect([await hashesOf(known), await hashesOf(unknown)]).toEqual([1, 1])
  })
})
