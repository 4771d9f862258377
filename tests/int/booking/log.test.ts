import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const add = () =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829051001', kind: 'booking', status: 'new' },
  })

const log = (id: string, deed: object, as: 'admin' | 'anonymous' | 'staff' = 'admin') =>
  post(payload, `/bookings/${id}/log`, deed, stage.attempts[as].token)

const read = (id: string) => payload.findByID({ collection: 'bookings', depth: 0, id })

describe('[M3] what somebody did', () => {
  it('should keep a note, and whether the crew reads it', async () => {
    const { id } = await add()
    await log(id, { crew: true, kind: 'note', text: 'Gate 2' })
    await log(id, { kind: 'note', text: 'Asked for a lower price' })
    const { status, timeline } = await read(id)
    expect(status).toBe('new')
    expect(timeline).toMatchObject([
      { crew: true, kind: 'note', text: 'Gate 2' },
      { kind: 'note', text: 'Asked for a lower price' },
    ])
    expect((await log(id, { kind: 'note', text: '  ' })).status).toBe(400)
  })

  it('[M14] an answer should move a new request, and taking it back make it new again', async () => {
    const { id } = await add()
    await log(id, { kind: 'call', outcome: 'noAnswer' })
    expect(await read(id)).toMatchObject({ answeredAt: null, status: 'new' })
    await log(id, { kind: 'message', outcome: 'whatsapp', text: 'Thank you' })
    const { answeredAt, status } = await read(id)
    expect([status, Boolean(answeredAt)]).toEqual(['contacted', true])
    const { user } = stage.attempts.admin
    const asAdmin = { collection: 'bookings', id, overrideAccess: false, user } as const
    await payload.update({ ...asAdmin, data: { status: 'new' } })
    expect(await read(id)).toMatchObject({ answeredAt: null, status: 'new' })
  })

  it('should lose no note when three are written at once', async () => {
    const { id } = await add()
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, number) => log(id, { kind: 'note', text: `Note ${number}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(id)).timeline).toHaveLength(3)
  })

  it('[U3] should be refused to staff and to nobody', async () => {
    const { id } = await add()
    expect((await log(id, { kind: 'note', text: 'x' }, 'staff')).status).toBe(403)
    expect((await log(id, { kind: 'note', text: 'x' }, 'anonymous')).status).toBe(401)
  })
})

describe("[M3] a note is its author's", () => {
  afterEach(() => vi.useRealTimers())

  const change = (method: 'DELETE' | 'PATCH', path: string, data?: object, by = 'admin' as const) =>
    request({ data, method, path, payload, token: stage.attempts[by].token })

  async function note(text: string) {
    const { id } = await add()
    await log(id, { kind: 'note', text })
    const entry = (await read(id)).timeline?.at(-1)
    return { id, path: `/bookings/${id}/log/${entry?.id}` }
  }

  const entriesOf = async (id: string) => {
    const { docs } = await payload.find({
      collection: 'audit-log',
      sort: 'createdAt',
      where: { documentId: { equals: id } },
    })
    return docs.map(({ action }) => action)
  }

  it('should be corrected within ten minutes, and say so, in the audit log too [V7]', async () => {
    const { id, path } = await note('Gate 3')
    expect((await change('PATCH', path, { crew: true, text: '' })).status).toBe(400)
    expect((await change('PATCH', path, { crew: true, text: 'Gate 2' })).status).toBe(200)
    expect((await read(id)).timeline).toMatchObject([
      { correctedAt: expect.any(String), crew: true, kind: 'note', text: 'Gate 2' },
    ])
    expect(await entriesOf(id)).toContain('noteCorrected')
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    expect((await change('PATCH', path, { text: 'Gate 1' })).status).toBe(400)
    expect((await read(id)).timeline).toMatchObject([{ text: 'Gate 2' }])
  })

  it('should be removed, and leave only that there was one [V7]', async () => {
    const { id, path } = await note('Wrong person')
    expect((await change('DELETE', path)).status).toBe(200)
    const { timeline } = await read(id)
    expect(timeline).toMatchObject([{ kind: 'note', removedAt: expect.any(String) }])
    expect(JSON.stringify(timeline)).not.toContain('Wrong')
    expect(await entriesOf(id)).toContain('noteRemoved')
    expect((await change('DELETE', path)).status).toBe(403)
  })

  it("[U3] should be nobody else's, nor anything but a note", async () => {
    const { id, path } = await note('Mine')
    await payload.db.collections.bookings?.collection.updateMany(
      { 'timeline.text': 'Mine' },
      { $set: { 'timeline.0.by': 'another-admin' } },
    )
    expect((await change('PATCH', path, { text: 'Theirs' })).status).toBe(403)
    expect((await change('DELETE', path)).status).toBe(403)
    expect((await change('DELETE', `/bookings/${id}/log/unknown`)).status).toBe(404)
    await log(id, { kind: 'call', outcome: 'spoke' })
    const call = (await read(id)).timeline?.at(-1)
    expect((await change('DELETE', `/bookings/${id}/log/${call?.id}`)).status).toBe(403)
    for (const by of ['anonymous', 'staff'] as const) {
      const { status } = await change('DELETE', path, undefined, by as never)
      expect(status).toBe(by === 'staff' ? 403 : 401)
    }
    expect((await read(id)).timeline).toMatchObject([{ text: 'Mine' }, { kind: 'call' }])
  })
})

describe('[M10] another plan chosen by an administrator', () => {
  it('should bring its title, and keep the old title for what did not change', async () => {
    const plan = (title: string, order: number) =>
      payload.create({
        collection: 'pricing-plans',
        data: {
          title,
          colour: 'rani',
          features: ['Setup'],
          icon: 'arch',
          order,
          _status: 'published',
        },
      })
    const [basic, royal] = [await plan('Basic', 1), await plan('Royal', 2)]
    const { user } = stage.attempts.admin
    const booking = await payload.create({
      collection: 'bookings',
      data: { contactNumber: '9829051002', kind: 'booking', plan: basic.id, status: 'new' },
    })
    expect(booking.planTitle).toBe('Basic')
    await payload.update({ collection: 'pricing-plans', data: { title: 'Small' }, id: basic.id })
    const change = async (data: object) =>
      payload.update({ collection: 'bookings', data, id: booking.id, overrideAccess: false, user })
    expect(await change({ name: 'Meera' })).toMatchObject({ planTitle: 'Basic' })
    expect(await change({ plan: royal.id })).toMatchObject({ planTitle: 'Royal' })
    const { plan: none, planTitle } = await change({ plan: null })
    expect([none, planTitle]).toEqual([null, null])
  })
})
