import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => forgetLimits(payload))

afterAll(() => stage.destroy())

const phone = { contactNumber: '+91 98290 12345' }

const stored = async (id: string) =>
  payload.findByID({ collection: 'bookings', depth: 0, id, trash: true })

describe('[K1] [K2] what a visitor sends', () => {
  it('should become a booking with the rules of the form applied', async () => {
    const { body, status } = await post(payload, '/bookings', {
      ...phone,
      name: '  Meera   Sharma ',
      date: '2099-12-12',
      numberOfGuests: '250',
      selectedService: '',
      venueDetails: 'Gate 2\u0000\nछत पर',
    })
    expect(status).toBe(201)
    expect(await stored(body.doc.id)).toMatchObject({
      contactNumber: '9829012345',
      date: '2099-12-12',
      kind: 'booking',
      name: 'Meera Sharma',
      numberOfGuests: 250,
      status: 'new',
      venueDetails: 'Gate 2\nछत पर',
    })
  })

  it('should set nothing that only the business sets', async () => {
    const forged = {
      createdAt: '2001-01-01T00:00:00.000Z',
      deletedAt: '2001-01-01T00:00:00.000Z',
      id: '0123456789abcdef01234567',
      _id: '0123456789abcdef01234567',
      timeline: [{ at: '2026-01-01T00:00:00.000Z', kind: 'note', text: 'mine' }],
      reference: 'JU-HACK-00',
      status: 'confirmed',
      unknown: 'x',
    }
    const { body } = await post(payload, '/bookings', { ...phone, ...forged })
    const booking = await stored(body.doc.id)
    expect(booking).toMatchObject({ timeline: [], status: 'new' })
    expect(booking.deletedAt).toBeFalsy()
    expect(booking.id).not.toBe(forged.id)
    expect(booking.reference).toMatch(/^JU-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
    expect(booking.reference).not.toBe(forged.reference)
    expect(booking.createdAt > '2026').toBe(true)
    expect(booking).not.toHaveProperty('unknown')
  })

  it('should be answered without a word of what is internal', async () => {
    const { body } = await post(payload, '/bookings', { ...phone, idempotencyKey: 'quiet' })
    expect(body.doc.reference).toBeTruthy()
    for (const secret of ['status', 'consent', 'idempotencyKey']) {
      expect(body.doc).not.toHaveProperty(secret)
    }
  })

  it('should be told at the field what is wrong, and save nothing [B8]', async () => {
    const before = await payload.count({ collection: 'bookings' })
    const { body, status } = await post(payload, '/bookings', {
      contactNumber: '98290',
      date: '2020-01-01',
      email: 'meera@',
      numberOfGuests: 2.5,
    })
    expect(status).toBe(400)
    expect(body.errors[0]?.data.errors).toEqual([
      { path: 'contactNumber', message: 'Please enter all 10 digits. This number has 5.' },
      { path: 'email', message: 'Please enter an address like name@example.com.' },
      { path: 'date', message: 'This date has passed. Please choose today or later.' },
      {
        path: 'numberOfGuests',
        message: 'Please enter the number of guests as a whole number.',
      },
    ])
    expect(await payload.count({ collection: 'bookings' })).toEqual(before)
  })

  it.each(['1500', '1,500', '१५००'])(
    'should have 1500 guests where %j was typed, by whoever [B8]',
    async (numberOfGuests) => {
      const { body } = await post(payload, '/bookings', { ...phone, numberOfGuests })
      expect(await stored(body.doc.id)).toMatchObject({ numberOfGuests: 1500 })
      const { token } = stage.attempts.admin
      const noted = await post(payload, '/bookings', { ...phone, numberOfGuests }, token)
      expect(await stored(noted.body.doc.id)).toMatchObject({ numberOfGuests: 1500 })
    },
  )

  it.each(['', 'admin'])(
    'should keep guests in words, and the larger number [B8] %s',
    async (as) => {
      const token = as && stage.attempts.admin.token
      const sent = { ...phone, idempotencyKey: `words ${as}`, numberOfGuests: '150 से 200' }
      const { body, status } = await post(payload, '/bookings', sent, token)
      expect(status).toBe(201)
      const words = { message: 'Guests: 150 से 200', numberOfGuests: 200 }
      expect(await stored(body.doc.id)).toMatchObject(words)
      expect((await post(payload, '/bookings', sent, token)).status).toBe(200)
    },
  )

  it('should be refused with more words than that field takes [B8]', async () => {
    const numberOfGuests = `300 ${'x'.repeat(500)}`
    const { body, status } = await post(payload, '/bookings', { ...phone, numberOfGuests })
    expect([status, body.errors[0]?.data.errors[0]?.path]).toEqual([400, 'numberOfGuests'])
  })

  it('should keep a number from abroad as typed, with an e-mail, and only then [B6]', async () => {
    const abroad = { contactNumber: '+44 (0)7911 123456', email: 'meera@example.com' }
    const { body, status } = await post(payload, '/bookings', { ...abroad, venueTitle: 'Fort' })
    expect(status).toBe(201)
    const booking = await stored(body.doc.id)
    expect(booking).toMatchObject({ email: abroad.email, message: 'Phone: +44 (0)7911 123456' })
    expect(booking.contactNumber).toBeFalsy()
    const refused = await post(payload, '/bookings', { contactNumber: abroad.contactNumber })
    expect([refused.status, refused.body.errors[0]?.data.errors[0]?.path]).toEqual([400, 'email'])
  })

  it('should keep what an admin types for an existing booking beside its message [B6]', async () => {
    const { user } = stage.attempts.admin
    const { body } = await post(payload, '/bookings', phone)
    const asAdmin = {
      collection: 'bookings',
      id: body.doc.id,
      overrideAccess: false,
      user,
    } as const
    const change = (data: object) => payload.update({ ...asAdmin, data })
    await change({ message: 'Ramp' })
    await expect(change({ contactNumber: '+44 7911 123456' })).rejects.toThrow(/email/)
    await change({
      contactNumber: '+44 7911 123456',
      email: 'meera@example.com',
      numberOfGuests: '2-3 hundred',
    })
    expect(await stored(body.doc.id)).toMatchObject({
      contactNumber: null,
      message: 'Ramp\nGuests: 2-3 hundred\nPhone: +44 7911 123456',
      numberOfGuests: 300,
    })
    await expect(change({ email: '' })).rejects.toThrow(/contactNumber/)
  })

  it('should remember the chosen card by its title [B14]', async () => {
    const plan = await makePlan('Royal', 'published')
    const { body } = await post(payload, '/bookings', { ...phone, plan })
    await payload.delete({ collection: 'pricing-plans', id: plan })
    expect(await stored(body.doc.id)).toMatchObject({ planTitle: 'Royal' })
  })

  it('should be kept without a choice that the visitor cannot see', async () => {
    for (const plan of [await makePlan('Secret', 'draft'), 'x'.repeat(24), { $gt: '' }, 7]) {
      const { body, status } = await post(payload, '/bookings', { ...phone, plan, service: plan })
      expect(status).toBe(201)
      const booking = await stored(body.doc.id)
      expect(booking.plan ?? booking.planTitle ?? booking.service).toBeFalsy()
    }
  })

  it('should let an administrator write down a day that has been [M9]', async () => {
    const { user } = stage.attempts.admin
    const data = { contactNumber: '9829012345', date: '2020-01-01', kind: 'booking' } as const
    const booking = await payload.create({
      collection: 'bookings',
      data: { ...data, status: 'completed' },
      overrideAccess: false,
      user,
    })
    expect(booking).toMatchObject({ date: '2020-01-01', status: 'completed' })
  })
})

async function makePlan(title: string, status: 'draft' | 'published') {
  const data = { colour: 'rani', features: ['One'], icon: 'arch', title } as const
  const plan = { ...data, features: [...data.features], _status: status }
  const { id } = await payload.create({ collection: 'pricing-plans', data: plan, draft: true })
  if (status === 'published') {
    await payload.update({ collection: 'pricing-plans', data: { _status: status }, id })
  }
  return id
}
