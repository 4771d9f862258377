import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

// What is counted when MongoDB is slow is tests/unit/rateLimit/countRequest.test.ts's: here it may be.
beforeAll(async () => {
  vi.doMock('@/rateLimit/withTimeout', () => ({ inTime: (work: unknown) => work }))
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => forgetLimits(payload))
afterEach(() => vi.stubEnv('TRUST_PROXY', '0'))
afterAll(async () => {
  await stage.destroy()
  vi.doUnmock('@/rateLimit/withTimeout')
})

let counter = 0
const nextPhone = () => String(9_829_100_000 + (counter += 1))

interface From {
  address?: string
  token?: string | null
}

const send = (data: object, { address, token }: From = {}) =>
  request({
    data: { contactNumber: nextPhone(), ...data },
    headers: address ? { 'x-forwarded-for': address } : {},
    method: 'POST',
    path: '/bookings',
    payload,
    token,
  })

async function statuses(times: number, data: object, from?: From) {
  const answers = await Promise.all(Array.from({ length: times }, () => send(data, from)))
  return answers.map(({ status }) => status).sort()
}

const taken = (times: number) => Array.from({ length: times }, () => 201)

describe('[V2] [Q11] too many requests', () => {
  it('should be refused by phone, with the time to wait', async () => {
    const contactNumber = nextPhone()
    expect(await statuses(5, { contactNumber })).toEqual(taken(5))
    const { body, headers, status } = await send({ contactNumber: `+91 ${contactNumber}` })
    expect(status).toBe(429)
    const { retryAfter = 0 } = body.errors[0]?.data ?? {}
    expect(retryAfter).toBeGreaterThan(3000)
    expect(retryAfter).toBeLessThanOrEqual(3600)
    expect(headers.get('retry-after')).toBe(String(retryAfter))
    expect(body.errors[0]).toMatchObject({ name: 'TooManyRequests' })
    expect(body.errors[0]?.message).toMatch(
      /^You have sent several requests already\. Please try again in \d+ min/,
    )
    expect((await send({})).status).toBe(201)
  })

  it('should be counted exactly, however many come at once', async () => {
    const contactNumber = nextPhone()
    const all = await statuses(30, { contactNumber })
    expect(all).toEqual([...taken(5), ...Array.from({ length: 25 }, () => 429)])
  })

  it('should pass again when the time is over, and be counted anew', async () => {
    const contactNumber = nextPhone()
    expect(await statuses(6, { contactNumber })).toEqual([...taken(5), 429])
    const ended = { expire: new Date(Date.now() - 1) }
    await payload.db.connection
      .collection('RateLimit')
      .updateMany({ key: /^phone:3600:/ }, { $set: ended })
    expect(await statuses(8, { contactNumber })).toEqual([...taken(5), 429, 429, 429])
  })

  it('should begin again where a clock that was wrong began it [W1]', async () => {
    const contactNumber = nextPhone()
    expect(await statuses(6, { contactNumber })).toEqual([...taken(5), 429])
    const later = { expire: new Date(Date.now() + 6 * 3_600_000) }
    await payload.db.connection
      .collection('RateLimit')
      .updateMany({ key: /^phone:3600:/ }, { $set: later })
    expect((await send({ contactNumber })).status).toBe(201)
    expect(await statuses(5, { contactNumber })).toEqual([...taken(4), 429])
  })

  it('should be refused by the address that the proxy saw', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    const forged = () => ({ address: `10.0.0.${nextPhone().slice(-2)}, 203.0.113.7` })
    const answers = await Promise.all(Array.from({ length: 11 }, () => send({}, forged())))
    expect(answers.map(({ status }) => status).sort()).toEqual([...taken(10), 429])
    expect((await send({}, { address: '203.0.113.8' })).status).toBe(201)
  })

  it('should not be counted by an address that anybody can write', async () => {
    expect(await statuses(12, {}, { address: '203.0.113.7' })).toEqual(taken(12))
  })

  it('should be kept as possible spam where no address is known, so that a stranger stops nobody', async () => {
    const count = payload.db.connection.collection('RateLimit')
    expect((await send({})).status).toBe(201)
    await count.updateOne({ key: /^flood:/ }, { $set: { points: 300 } })
    const honest = nextPhone()
    expect((await send({ contactNumber: honest })).status).toBe(201)
    const where = { contactNumber: { equals: honest } }
    const { docs } = await payload.find({ collection: 'bookings', where })
    expect(docs[0]).toMatchObject({ spamSigns: expect.arrayContaining(['flood']), status: 'spam' })
    // Nothing is queued for a flood: its e-mails would delay all others.
    expect(docs[0]?.emails).toEqual([])

    await count.updateOne({ key: /^everybody:/ }, { $set: { points: 1200 } })
    const { headers, status } = await send({})
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('should not be seen in a retry, even when the phone has no more', async () => {
    const contactNumber = nextPhone()
    const retry = { contactNumber, idempotencyKey: 'again' }
    expect((await send(retry)).status).toBe(201)
    expect(await statuses(5, { contactNumber })).toEqual([...taken(4), 429])
    expect((await send(retry)).status).toBe(200)
    expect((await send({ ...retry, idempotencyKey: 'new' })).status).toBe(429)
    expect(await statuses(2, { ...retry, idempotencyKey: 'two at once' })).toEqual([429, 429])
  })

  it('should not be counted for what breaks a rule, nor for an admin', async () => {
    const contactNumber = nextPhone()
    await statuses(10, { contactNumber, email: 'meera@' })
    const { token } = stage.attempts.admin
    expect(await statuses(6, { contactNumber }, { token })).toEqual(taken(6))
    expect((await send({ contactNumber })).status).toBe(201)
  })

  it('should leave neither number nor address behind', async () => {
    const contactNumber = nextPhone()
    await send({ contactNumber })
    const kept = await payload.db.connection.collection('RateLimit').find().toArray()
    expect(kept).toHaveLength(3)
    expect(JSON.stringify(kept)).not.toContain(contactNumber)
  })
})
