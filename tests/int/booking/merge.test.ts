import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../access/stage'
import { post } from '../../harness/rest'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const add = (data: object) =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829050001', kind: 'booking', status: 'new', ...data },
  })

const read = async (id: string) => ({
  deletedAt: null,
  ...(await payload.findByID({ collection: 'bookings', depth: 0, id, trash: true })),
})

const merge = (id: string, other: unknown, as: 'admin' | 'anonymous' | 'staff' = 'admin') =>
  post(payload, `/bookings/${id}/merge`, { other }, stage.attempts[as].token)

describe('[M15] merging two requests of one customer', () => {
  it('should fill what the one lacks, trash the other, and write both timelines', async () => {
    const kept = await add({ name: 'Meera', numberOfGuests: 250 })
    const other = await add({ email: 'meera@example.com', name: 'Meera S.', venueTitle: 'Garden' })
    const { status } = await merge(kept.id, other.id)
    expect(status).toBe(200)

    const [one, two] = [await read(kept.id), await read(other.id)]
    expect(one).toMatchObject({
      deletedAt: null,
      email: 'meera@example.com',
      name: 'Meera',
      numberOfGuests: 250,
      venueTitle: 'Garden',
    })
    expect(two.deletedAt).toBeTruthy()
    expect(one.timeline).toMatchObject([
      { by: stage.attempts.admin.user?.id, kind: 'merge', text: other.reference },
    ])
    expect(one.timeline?.[0]?.changes?.map(({ field }) => field)).toEqual(['email', 'venueTitle'])
    expect(two.timeline).toMatchObject([{ kind: 'merge', text: kept.reference }])
    expect(two.timeline?.[0]?.changes?.map(({ field }) => field)).toEqual(['deletedAt'])
  })

  it('should refuse itself, what is no id, and one that is gone, and change nothing', async () => {
    const { id } = await add({ name: 'Arjun' })
    const gone = await add({ deletedAt: new Date().toISOString() })
    expect((await merge(id, id)).status).toBe(400)
    expect((await merge(id, { $ne: null })).status).toBe(400)
    expect((await merge(id, gone.id)).status).toBe(404)
    expect((await merge(id, '0123456789abcdef01234567')).status).toBe(404)
    expect(await read(id)).toMatchObject({ deletedAt: null, revision: 0, timeline: [] })
  })

  it('[U3] should be refused to staff and to nobody', async () => {
    const [{ id }, other] = [await add({}), await add({})]
    expect((await merge(id, other.id, 'staff')).status).toBe(403)
    expect((await merge(id, other.id, 'anonymous')).status).toBe(403)
    expect(await read(other.id)).toMatchObject({ deletedAt: null, timeline: [] })
  })
})
