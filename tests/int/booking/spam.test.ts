import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeFormToken } from '@/booking/rules/formToken'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => forgetLimits(payload))

afterAll(() => stage.destroy())

const phone = { contactNumber: '9829012345' }

async function sent(data: object) {
  const { body, status } = await post(payload, '/bookings', { ...phone, ...data })
  const booking = await payload.findByID({ collection: 'bookings', depth: 0, id: body.doc.id })
  return { answer: { fields: Object.keys(body.doc).sort(), status }, booking }
}

const token = (ago: number) => makeFormToken({ issuedAt: Date.now() - ago, key: payload.secret })

describe('[Q11] what looks like spam', () => {
  it('should be kept as such, and answered like any other', async () => {
    const person = await sent({ formToken: token(60_000) })
    const program = await sent({ formToken: token(60_000), website: 'http://x.in' })
    expect(person.booking).toMatchObject({ spamSigns: [], status: 'new' })
    expect(program.booking).toMatchObject({ spamSigns: ['hiddenField'], status: 'spam' })
    expect(program.answer).toEqual(person.answer)
    for (const word of ['spamSigns', 'website', 'formToken', 'status']) {
      expect(program.answer.fields).not.toContain(word)
    }
    expect(program.booking).not.toHaveProperty('website')
    expect(program.booking).not.toHaveProperty('formToken')
  })

  it('should not be said of a request for its token alone', async () => {
    const tokens = { noToken: undefined, oldToken: token(8 * 86_400_000), tooFast: token(0) }
    for (const [sign, formToken] of Object.entries({ ...tokens, forgedToken: 'x' })) {
      const { booking } = await sent({ formToken })
      expect(booking).toMatchObject({ spamSigns: [sign], status: 'new' })
    }
  })

  it('should not be decided by whoever sends it', async () => {
    const { booking } = await sent({ spamSigns: ['none'], status: 'contacted', website: 'x' })
    expect(booking).toMatchObject({ spamSigns: ['hiddenField', 'noToken'], status: 'spam' })
  })

  it('should not be said of what an admin writes down', async () => {
    const { token: jwt } = stage.attempts.admin
    const { body } = await post(payload, '/bookings', { ...phone, website: 'x' }, jwt)
    const booking = await payload.findByID({ collection: 'bookings', id: body.doc.id })
    expect(booking.status).toBe('new')
  })

  it('should have a token to be had by anybody, never from a cache', async () => {
    const ask = { method: 'GET', path: '/bookings/form-token', payload }
    const { body, headers, status } = await request(ask)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { booking } = await sent({ formToken: body.token })
    expect(booking.spamSigns).toEqual(['tooFast'])
  })
})
