import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getEmpty } from './seeded'
import { snapshot } from './snapshot'

let empty: Awaited<ReturnType<typeof getEmpty>>

beforeAll(async () => {
  empty = await getEmpty()
})

afterAll(() => empty.destroy())

describe('[O6] bookings', () => {
  it('should be byte for byte the same after the seed', async () => {
    const { payload } = empty
    const kept = { collection: 'bookings', depth: 0 } as const
    const contactNumber = '9829012345'
    await payload.create({ ...kept, data: { contactNumber, kind: 'booking', status: 'new' } })
    const { id } = await payload.create({
      ...kept,
      data: {
        contactNumber,
        idempotencyKey: 'one',
        timeline: [{ at: '2026-01-01T00:00:00.000Z', kind: 'note', text: 'Called back.' }],
        kind: 'contact',
        message: 'नमस्ते',
        status: 'quoted',
      },
    })
    await payload.update({
      ...kept,
      id,
      data: { deletedAt: new Date().toISOString() },
      trash: true,
    })
    const before = (await snapshot(payload)).Booking
    expect(before).toHaveLength(2)

    await empty.seed()
    await empty.seed()
    expect((await snapshot(payload)).Booking).toEqual(before)
  })
})
