import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

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

const merge = (
  id: string,
  other: unknown,
  as: 'admin' | 'anonymous' | 'staff' = 'admin',
  take?: string[],
) => post(payload, `/bookings/${id}/merge`, { other, take }, stage.attempts[as].token)

interface Merged {
  doc: { id: string; revision: number }
  values: object
}

async function undo(id: string, other: string, { doc: { revision }, values }: Merged) {
  const { token } = stage.attempts.admin
  const data = { other, revision, values }
  return request({ data, method: 'POST', path: `/bookings/${id}/merge/undo`, payload, token })
}

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

  it('should take the chosen values where they differ, and keep both messages', async () => {
    const kept = await add({ message: 'Haldi', name: 'Meera', numberOfGuests: 250 })
    const other = await add({ message: 'Sangeet', name: 'Meera S.', numberOfGuests: 300 })
    await merge(kept.id, other.id, 'admin', ['numberOfGuests'])
    expect(await read(kept.id)).toMatchObject({
      message: `Haldi\n\n(${other.reference}) Sangeet`,
      name: 'Meera',
      numberOfGuests: 300,
    })
  })

  it('should not repeat a message that both have', async () => {
    const kept = await add({ message: 'Haldi', name: 'Meera' })
    const other = await add({ message: 'Haldi', name: 'Meera S.' })
    await merge(kept.id, other.id)
    expect((await read(kept.id)).message).toBe('Haldi')
  })

  it('should keep a message as a note that has no room in the field', async () => {
    const [one, two] = ['a', 'b'].map((letter) => letter.repeat(1500))
    const [kept, other] = [await add({ message: one }), await add({ message: two })]
    expect((await merge(kept.id, other.id)).status).toBe(200)
    const { message, timeline } = await read(kept.id)
    expect(message).toBe(one)
    expect(timeline).toMatchObject([{ kind: 'merge' }, { kind: 'note', text: two }])
  })

  it('should be taken back: both are there again, each as it was', async () => {
    const kept = await add({ message: 'Haldi', name: 'Meera' })
    const other = await add({ message: 'Sangeet', name: 'Meera S.', numberOfGuests: 300 })
    const { body } = await merge(kept.id, other.id, 'admin', ['name'])
    const merged = body as unknown as Merged
    expect((await undo(kept.id, other.id, merged)).status).toBe(200)
    expect(await read(kept.id)).toMatchObject({ message: 'Haldi', name: 'Meera' })
    expect((await read(kept.id)).numberOfGuests ?? null).toBeNull()
    expect(await read(other.id)).toMatchObject({ deletedAt: null, message: 'Sangeet' })
    expect((await read(kept.id)).timeline?.at(-1)).toMatchObject({ kind: 'merge', undone: true })
    // Over what somebody changed since, nothing is taken back.
    expect((await undo(kept.id, other.id, merged)).status).toBe(409)
  })

  it('should stay as it is when the booking was changed since, before or while it is taken back', async () => {
    const change = (id: string, message: string) =>
      payload.update({ collection: 'bookings', data: { message }, id })
    const [kept, other] = [await add({ name: 'Meera' }), await add({ name: 'Meera S.' })]
    const merged = (await merge(kept.id, other.id)).body as unknown as Merged
    await change(kept.id, 'Changed before')
    const trashed = await read(other.id)
    expect((await undo(kept.id, other.id, merged)).status).toBe(409)
    expect(await read(other.id)).toEqual(trashed)

    const now = { ...merged, doc: { ...merged.doc, revision: (await read(kept.id)).revision ?? 0 } }
    const findByID = payload.findByID
    // The change lands once the undo has read both bookings.
    payload.findByID = (async (options: Parameters<typeof findByID>[0]) => {
      const found = await findByID(options)
      if (options.id !== other.id) return found
      payload.findByID = findByID
      await change(kept.id, 'Changed meanwhile')
      return found
    }) as typeof findByID
    expect((await undo(kept.id, other.id, now)).status).toBe(409)
    payload.findByID = findByID
    expect((await read(other.id)).deletedAt).toBeTruthy()
    expect(await read(kept.id)).toMatchObject({ message: 'Changed meanwhile', name: 'Meera' })
  })

  it('should never throw both away when they are merged in both directions at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await add({ name: 'One', message: 'First' }), await add({ name: 'Two' })]
      const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])
      const left = [await read(one.id), await read(two.id)].filter(({ deletedAt }) => !deletedAt)
      const merged = answers.filter(({ status }) => status === 200)
      expect([left.length, merged.length], `round ${round}`).toEqual([
        2 - merged.length,
        merged.length,
      ])
      expect(left.length).toBeGreaterThan(0)
    }
  })

  it('[U3] should be refused to staff and to nobody', async () => {
    const [{ id }, other] = [await add({}), await add({})]
    expect((await merge(id, other.id, 'staff')).status).toBe(403)
    expect((await merge(id, other.id, 'anonymous')).status).toBe(401)
    expect(await read(other.id)).toMatchObject({ deletedAt: null, timeline: [] })
  })
})
