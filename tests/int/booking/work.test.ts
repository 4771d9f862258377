import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

describe('[D10] the trash', () => {
  it('should keep what an admin deleted and give it back', async () => {
    const { user } = stage.attempts.admin
    const asAdmin = { collection: 'bookings', overrideAccess: false, user } as const
    const { id } = await payload.create({
      collection: 'bookings',
      data: { contactNumber: '9829077777', kind: 'booking', status: 'new' },
    })
    const listed = async () =>
      (await payload.find({ ...asAdmin, where: { id: { equals: id } } })).totalDocs
    await payload.update({ ...asAdmin, id, data: { deletedAt: new Date().toISOString() } })
    expect(await listed()).toBe(0)
    await payload.update({ ...asAdmin, id, data: { deletedAt: null }, trash: true })
    expect(await listed()).toBe(1)
  })
})

describe('[M10] a field that an admin empties', () => {
  it('should be empty afterwards', async () => {
    const { user } = stage.attempts.admin
    const asAdmin = { collection: 'bookings', overrideAccess: false, user } as const
    const filled = { budgetBand: 'upTo1Lakh', date: '2099-12-12', name: 'Meera' } as const
    const { id } = await payload.create({
      collection: 'bookings',
      data: { ...filled, contactNumber: '9829099999', kind: 'booking', status: 'new' },
    })
    await payload.update({ ...asAdmin, data: { budgetBand: null, date: '', name: '' }, id })
    const { budgetBand, contactNumber, date, name } = await payload.findByID({ ...asAdmin, id })
    expect({ budgetBand, contactNumber, date, name }).toEqual({
      budgetBand: null,
      contactNumber: '9829099999',
      date: null,
      name: null,
    })
  })
})

describe('[M10] an older booking that breaks a rule of today', () => {
  it('should still be worked with, deleted and given back', async () => {
    const { user } = stage.attempts.admin
    const asAdmin = { collection: 'bookings', overrideAccess: false, user } as const
    const { id } = await payload.create({
      collection: 'bookings',
      data: { contactNumber: '9829088888', kind: 'booking', status: 'new' },
    })
    const old = { $set: { contactNumber: '98290', email: 'meera at home' } }
    await payload.db.collections.bookings?.updateOne({ _id: id }, old)
    await payload.update({ ...asAdmin, id, data: { status: 'contacted' } })
    await payload.update({ ...asAdmin, id, data: { deletedAt: new Date().toISOString() } })
    await payload.update({ ...asAdmin, id, data: { deletedAt: null }, trash: true })
    expect(await payload.findByID({ collection: 'bookings', depth: 0, id })).toMatchObject({
      contactNumber: '98290',
      status: 'contacted',
    })
    const change = payload.update({ ...asAdmin, id, data: { contactNumber: '98290 1' } })
    await expect(change).rejects.toThrow(/contactNumber/)
  })
})
