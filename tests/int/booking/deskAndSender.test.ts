import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimEmail } from '@/booking/emails/outbox'
import { EMAIL_LEASE_MS } from '@/booking/rules/emailDelivery'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'
import { stored } from '../access/stored'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

let phones = 9_829_060_000

const add = (data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber: String((phones += 1)), kind: 'booking', status: 'new', ...data },
  })

const patch = (id: string, data: object) =>
  request({
    data,
    method: 'PATCH',
    path: `/bookings/${id}`,
    payload,
    token: stage.attempts.admin.token,
  })

describe('[T3] a sender that dies after it claimed a mail', () => {
  it('should lose the mail to another sender when its lease ends, and not before', async () => {
    await payload.db.connection.collection('Booking').deleteMany({})
    const { id } = await add()
    const claimed = new Date(Date.now() + 1000)
    const after = (ms: number) => new Date(claimed.getTime() + ms)
    const first = await claimEmail({ now: claimed, payload })
    expect(first).toMatchObject({ attempts: 1, bookingId: id, kind: 'business' })

    expect(await claimEmail({ now: after(EMAIL_LEASE_MS - 1), payload })).toBeUndefined()
    const second = await claimEmail({ now: after(EMAIL_LEASE_MS), payload })
    expect(second).toMatchObject({ attempts: 2, bookingId: id, emailId: first?.emailId })
    expect(second?.lease).not.toBe(first?.lease)
    expect(await claimEmail({ now: after(EMAIL_LEASE_MS), payload })).toBeUndefined()
  })
})

describe('[Q3] a request that is sent again after an admin put it into the trash', () => {
  it('should get the answer of the first time, and make no second booking', async () => {
    const sent = { contactNumber: '9829061234', idempotencyKey: 'trashed', name: 'Meera' }
    const first = await post(payload, '/bookings', sent)
    expect(first.status).toBe(201)
    const { id, reference } = first.body.doc
    expect((await patch(id, { deletedAt: new Date().toISOString() })).status).toBe(200)

    const again = await post(payload, '/bookings', sent)
    expect(again.status).toBe(200)
    expect(again.body).toEqual({ doc: { id, reference }, repeated: true })

    const where = { idempotencyKey: { like: 'trashed:' } }
    const { docs } = await payload.find({ collection: 'bookings', trash: true, where })
    expect(docs).toMatchObject([{ id, name: 'Meera' }])
    expect(docs[0]?.deletedAt).toBeTruthy()
  })
})

describe('[M15] what a merge keeps of the request that goes', () => {
  const asked = {
    bestTime: 'evening',
    budgetBand: 'from1To3Lakh',
    contactBy: 'whatsapp',
    date: '2099-12-12',
    email: 'meera@example.com',
    foodPreference: 'jain',
    heardFrom: 'family',
    message: 'The grandparents need a ramp.',
    name: 'Meera',
    numberOfGuests: 250,
    selectedService: 'event',
    serviceStyle: 'buffet',
    venueDetails: 'Gate 2, behind the temple',
    venueTitle: 'Garden',
  } as const

  const merge = (id: string, other: string) =>
    post(payload, `/bookings/${id}/merge`, { other }, stage.attempts.admin.token)

  it('should be everything that the request that stays does not say', async () => {
    const [kept, gone] = [await add(), await add(asked)]
    expect((await merge(kept.id, gone.id)).status).toBe(200)
    expect(await payload.findByID({ collection: 'bookings', depth: 0, id: kept.id })).toMatchObject(
      { ...asked, contactNumber: kept.contactNumber },
    )
  })

  it('should leave both messages readable where both have one', async () => {
    const [kept, gone] = [await add({ message: 'With lamps.' }), await add(asked)]
    expect((await merge(kept.id, gone.id)).status).toBe(200)
    expect(await stored(payload, 'bookings', kept.id)).toMatchObject({
      message: `With lamps.\n\n(${gone.reference}) ${asked.message}`,
    })
    const trashed = await stored(payload, 'bookings', gone.id)
    expect(trashed).toMatchObject({ message: asked.message })
    expect(trashed.deletedAt).toBeTruthy()
  })
})

describe('[V1] what the desk writes by itself', () => {
  const moment = '2001-02-03T04:05:06.000Z'
  const written = {
    anonymisedAt: moment,
    answeredAt: moment,
    emails: [{ attempts: 0, id: 'forged', kind: 'business', state: 'sent' }],
    planTitle: 'forged',
    reference: 'JU-forged',
    serviceTitle: 'forged',
    spamSigns: ['forged'],
    timeline: [{ at: moment, byName: 'forged', kind: 'merge' }],
  }
  const names = Object.keys(written)
  const of = (doc: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, isNothing(doc[name]) ? null : doc[name]]))
  const isNothing = (value: unknown) => value === undefined || JSON.stringify(value) === '[]'

  it('should not be changed by an admin through the API', async () => {
    const { id } = await add()
    const before = await stored(payload, 'bookings', id)
    expect((await patch(id, written)).status).toBe(200)
    const after = await stored(payload, 'bookings', id)
    expect(of(after)).toEqual(of(before))
    expect(after.answeredAt ?? null).toBeNull()
  })

  it('should not be set by an admin who adds a booking', async () => {
    const added = { contactNumber: '9829067890', kind: 'booking', source: 'phone', status: 'new' }
    const { token } = stage.attempts.admin
    const { body, status } = await post(payload, '/bookings', { ...added, ...written }, token)
    expect(status).toBe(201)
    const doc = await stored(payload, 'bookings', body.doc.id)
    expect(JSON.stringify(doc)).not.toContain('forged')
    expect(JSON.stringify(doc)).not.toContain(moment)
    expect(doc.timeline).toMatchObject([{ kind: 'added' }])
  })
})
