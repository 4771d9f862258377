import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let phone = 9829040000

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

async function add() {
  const { id } = await payload.create({
    collection: 'bookings',
    data: { contactNumber: String((phone += 1)), kind: 'booking', status: 'new' },
  })
  return id
}

function change(id: string, data: object) {
  const { user } = stage.attempts.admin
  return payload.update({ collection: 'bookings', data, depth: 0, id, overrideAccess: false, user })
}

describe('[M1] moving a request', () => {
  it('should refuse what is no stage after this one, in words', async () => {
    const id = await add()
    await expect(change(id, { status: 'completed' })).rejects.toMatchObject({
      data: { errors: [{ message: 'A request that is new cannot become completed.' }] },
      status: 400,
    })
    await change(id, { status: 'confirmed' })
    await change(id, { status: 'completed' })
    expect(await payload.findByID({ collection: 'bookings', id })).toMatchObject({
      status: 'completed',
    })
  })

  it('[M2] should ask why it was lost, and forget the reason when it is not', async () => {
    const id = await add()
    await expect(change(id, { status: 'lost' })).rejects.toMatchObject({
      data: { errors: [{ path: 'lostReason' }] },
    })
    expect(await change(id, { lostReason: 'price', status: 'lost' })).toMatchObject({
      lostReason: 'price',
    })
    expect(await change(id, { status: 'contacted' })).toMatchObject({ lostReason: null })
  })
})

describe('[M3] the timeline', () => {
  it('should say who changed what, in the same write', async () => {
    const id = await add()
    await change(id, { numberOfGuests: 200, venueTitle: 'Bani Park' })
    const { answeredAt, revision, timeline } = await change(id, { status: 'contacted' })
    expect(
      timeline?.map(({ changes }) => changes?.map(({ field, from, to }) => [field, from, to])),
    ).toEqual([
      [
        ['numberOfGuests', null, '200'],
        ['venueTitle', null, 'Bani Park'],
      ],
      [['status', 'new', 'contacted']],
    ])
    expect(timeline?.[1]).toMatchObject({ by: stage.attempts.admin.user?.id, kind: 'change' })
    expect(answeredAt).toBeTruthy()
    expect(revision).toBe(2)
  })

  it('should not be written by a client', async () => {
    const id = await add()
    const forged = [{ at: '2026-01-01T00:00:00.000Z', kind: 'note', text: 'mine' }]
    await change(id, { timeline: forged })
    const { timeline } = await payload.findByID({ collection: 'bookings', id })
    expect(timeline).toEqual([])
  })
})

describe('[M10] two administrators at one request', () => {
  it('should tell the second, and overwrite nothing', async () => {
    const id = await add()
    await change(id, { name: 'Meera', revision: 0 })
    await expect(change(id, { name: 'Asha', revision: 0 })).rejects.toMatchObject({ status: 409 })
    expect(await payload.findByID({ collection: 'bookings', id })).toMatchObject({ name: 'Meera' })
  })

  it('should let one of many at once win, with every winner in the timeline', async () => {
    const id = await add()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, guests) => change(id, { numberOfGuests: guests + 1 })),
    )
    const won = tries.filter(({ status }) => status === 'fulfilled').length
    const { revision, timeline } = await payload.findByID({ collection: 'bookings', id })
    expect(won).toBeGreaterThan(0)
    expect(timeline).toHaveLength(won)
    expect(revision).toBe(won)
    for (const one of tries) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
    }
  })
})
