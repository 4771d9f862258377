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

const message = { kind: 'contact', message: 'Do you cook in Ajmer?' }

const send = (data: object) => post(payload, '/bookings', { ...message, ...data })

describe('[C2] [C3] a contact message over REST', () => {
  it('should be saved with an e-mail alone', async () => {
    const { body, status } = await send({ email: 'meera@example.com', name: 'Meera' })
    expect(status).toBe(201)
    const saved = await payload.findByID({ collection: 'bookings', depth: 0, id: body.doc.id })
    expect(saved).toMatchObject({ ...message, email: 'meera@example.com', name: 'Meera' })
    expect(saved.contactNumber).toBeFalsy()
    expect(saved.reference).toBe(body.doc.reference)
  })

  it('should be saved with a phone alone', async () => {
    expect((await send({ contactNumber: '+91 98290 12345' })).status).toBe(201)
  })

  it('should be refused without a way to reply and without words', async () => {
    const { body, status } = await send({ email: '', message: ' ' })
    expect(status).toBe(400)
    expect(body.errors[0]?.data.errors).toEqual([
      {
        path: 'contactNumber',
        message: 'Please enter your phone number or email so that we can reply.',
      },
      { path: 'message', message: 'Please write a message.' },
    ])
  })

  it('should be refused when it says nothing at all', async () => {
    const data = { kind: 'contact', contactNumber: '9829012345' }
    const { body, status } = await post(payload, '/bookings', data)
    expect([status, body.errors[0]?.data.errors[0]?.path]).toEqual([400, 'message'])
  })

  it('should not open a way around the phone of a booking', async () => {
    const email = 'meera@example.com'
    for (const kind of ['booking', undefined, '']) {
      expect((await send({ email, kind })).status).toBe(400)
    }
  })

  it('should be made once however often it is sent', async () => {
    const data = { email: 'meera@example.com', idempotencyKey: 'message' }
    const [first, again] = [await send(data), await send(data)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.doc.reference).toBe(first.body.doc.reference)
  })
})

describe('[C3] an admin who changes a message', () => {
  it('should not take the last way to reply away', async () => {
    const { user } = stage.attempts.admin
    const { body } = await send({ email: 'meera@example.com' })
    const asAdmin = {
      collection: 'bookings',
      id: body.doc.id,
      overrideAccess: false,
      user,
    } as const
    await expect(payload.update({ ...asAdmin, data: { email: '' } })).rejects.toThrow(
      /contactNumber/,
    )
    await payload.update({ ...asAdmin, data: { status: 'contacted' } })
    await payload.update({ ...asAdmin, data: { contactNumber: '9829012345', email: '' } })
  })
})
