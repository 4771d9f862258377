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

const phone = { contactNumber: '+91 98290 12345' }

describe('[Q3] the same request twice', () => {
  it('should make one booking of 50 posts at once, all with its reference', async () => {
    const send = () => post(payload, '/bookings', { ...phone, idempotencyKey: 'storm' })
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
    expect(new Set(answers.map(({ body }) => body.doc.reference)).size).toBe(1)
    const where = { idempotencyKey: { like: 'storm:' } }
    expect((await payload.count({ collection: 'bookings', where })).totalDocs).toBe(1)
  })

  it('should be the same however it was written, and another with other words', async () => {
    const key = { idempotencyKey: 'words' }
    const send = (data: object) => post(payload, '/bookings', { ...phone, ...key, ...data })
    const first = await send({ name: 'Meera Sharma', numberOfGuests: 250 })
    const { reference } = first.body.doc
    const again = await send({ name: ' Meera  Sharma', numberOfGuests: '250', email: '' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual({ doc: { id: first.body.doc.id, reference }, repeated: true })
    const changed = { name: 'Meera Sharma', numberOfGuests: 300 }
    const [other, otherAgain] = [await send(changed), await send(changed)]
    expect([other.status, otherAgain.status]).toEqual([201, 200])
    expect(other.body.doc.reference).not.toBe(reference)
    expect(otherAgain.body.doc.reference).toBe(other.body.doc.reference)
  })

  it('should be the same with a chosen service, and another with another service', async () => {
    const ids = []
    for (const title of ['Royal Setup', 'Garden Setup']) {
      const data = { category: 'weddings', image: stage.image, kind: 'event', order: 1 } as const
      const service = await payload.create({
        collection: 'services',
        data: { ...data, _status: 'published', title },
        locale: 'en',
      })
      ids.push(service.id)
    }
    const send = (service?: string) =>
      post(payload, '/bookings', { ...phone, idempotencyKey: 'chosen', service })
    const statuses = []
    for (const service of [ids[0], ids[0], ids[1]]) statuses.push((await send(service)).status)
    expect(statuses).toEqual([201, 200, 201])
  })

  it('should not hand out a booking to a key that is no text', async () => {
    const { status } = await post(payload, '/bookings', { ...phone, idempotencyKey: { $gt: '' } })
    expect(status).toBe(400)
  })
})
