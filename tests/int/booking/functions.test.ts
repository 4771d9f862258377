import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as apiPaths from '@/apiPaths'
import { loadMonth } from '@/booking/admin/calendar/loadMonth'
import { loadBooking } from '@/booking/admin/panel/loadBooking'
import { countDesk } from '@/booking/changes/countDesk'
import { countView } from '@/booking/changes/countView'
import { csvParts } from '@/booking/changes/csv'
import { whereOf } from '@/booking/rules/filters'
import { firstView, type BookingView } from '@/booking/rules/view'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let user: TypedUser

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  user = stage.attempts.admin.user as TypedUser
})

beforeEach(async () => {
  await forgetLimits(payload)
  await payload.delete({ collection: 'bookings', trash: true, where: { id: { exists: true } } })
})

afterAll(() => stage.destroy())

const phone = { contactNumber: '9829012345' }

const haldi = { name: 'Haldi', date: '2099-01-10', timeBand: 'morning', guests: 80, venue: 'Lawn' }
const wedding = { name: 'Wedding', date: '2099-11-22', guests: 400, kind: 'both' }

const book = (data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: { ...phone, functions: [wedding, haldi], kind: 'booking', ...data } as never,
    user,
  })

const stored = (id: string) =>
  payload.findByID({ collection: 'bookings', depth: 0, id, trash: true })

const patch = (id: string, data: object) => {
  const { token } = stage.attempts.admin
  return request({ data, method: 'PATCH', path: `/bookings/${id}`, payload, token })
}

const names = (functions?: { name?: string | null }[] | null) => functions?.map(({ name }) => name)

describe('[J1] [K2] functions that a visitor sends', () => {
  it('should be stored in order of their days, and give the booking its day and guests', async () => {
    const { body, status } = await post(payload, '/bookings', {
      ...phone,
      date: '2099-05-01',
      functions: [{ ...wedding, guests: '400' }, {}, haldi],
      numberOfGuests: '500',
    })
    expect(status).toBe(201)
    const booking = await stored(body.doc.id)
    expect(booking).toMatchObject({
      date: haldi.date,
      days: [haldi.date, wedding.date],
      functions: [haldi, wedding],
      message: 'Date: Fri, 1 May 2099\nGuests: 500',
      numberOfGuests: 400,
    })
    for (const { id } of booking.functions ?? []) expect(id).toMatch(/^[0-9a-f]{24}$/)
  })

  it.each([
    [{ functions: [haldi, { date: '2099-02-30' }] }, 'functions.1.date'],
    [{ functions: [{ name: { $gt: '' } }] }, 'functions.0.name'],
    [{ functions: [[]] }, 'functions.0.name'],
    [{ functions: 'Haldi' }, 'functions'],
    [{ functions: { length: 3 } }, 'functions'],
    [{ functions: true }, 'functions'],
    [{ functions: Array.from({ length: 500 }, () => ({ name: 'x' })) }, 'functions'],
  ])('should be refused at the field, whatever they are: %#', async (sent, path) => {
    const { body, status } = await post(payload, '/bookings', { ...phone, ...sent })
    expect([status, body.errors[0]?.data.errors.map((one) => one.path)]).toEqual([400, [path]])
  })

  it('[V1] should not say for how many plates we quote', async () => {
    const functions = [{ ...haldi, freezeOn: haldi.date, guaranteed: 1 }]
    const { body, status } = await post(payload, '/bookings', { ...phone, functions })
    const [row] = (await stored(body.doc.id)).functions ?? []
    expect([status, row?.guests, row?.guaranteed ?? null, row?.freezeOn ?? null]).toEqual([
      ...[201, haldi.guests, null, null],
    ])
  })

  it('should tell a duplicate submission from another one under the same key', async () => {
    const send = async (functions: object[]) => {
      const sent = { ...phone, functions, idempotencyKey: 'functions-1' }
      return (await post(payload, '/bookings', sent)).body.doc.reference
    }
    const first = await send([haldi])
    expect(await send([haldi])).toBe(first)
    expect(await send([wedding])).not.toBe(first)
  })
})

describe('[J1] [M10] functions that an administrator changes', () => {
  it('should keep their ids, be in the timeline and move the booking', async () => {
    const { functions, id, revision } = await book()
    const [first, second] = functions ?? []
    const moved = { ...second, date: '2099-01-05', venue: null }
    const { status } = await patch(id, { functions: [moved, first], revision })
    expect(status).toBe(200)
    const booking = await stored(id)
    expect(booking.functions?.map((one) => one.id)).toEqual([second?.id, first?.id])
    expect(booking).toMatchObject({ date: '2099-01-05', days: ['2099-01-05', '2099-01-10'] })
    const changes = booking.timeline?.at(-1)?.changes?.map(({ field }) => field)
    expect(changes).toEqual(expect.arrayContaining(['date', 'functions']))

    expect((await patch(id, { functions: [], revision })).status).toBe(409)
    expect((await patch(id, { name: 'Meera' })).status).toBe(200)
    expect(names((await stored(id)).functions)).toEqual(['Wedding', 'Haldi'])
    expect((await patch(id, { functions: null })).status).toBe(200)
    const single = await stored(id)
    expect([single.functions ?? [], single.days ?? [], single.date]).toEqual([[], [], '2099-01-05'])
  })

  it('[M15] should be joined by a merge, and parted again', async () => {
    const into = await book({ functions: [haldi] })
    const from = await book({ functions: [{ ...haldi, guests: 5 }, wedding] })
    const { token } = stage.attempts.admin
    const merged = await post(payload, `/bookings/${into.id}/merge`, { other: from.id }, token)
    expect(merged.status).toBe(200)
    const after = await stored(into.id)
    expect(names(after.functions)).toEqual(['Haldi', 'Wedding'])
    expect(after).toMatchObject({ days: [haldi.date, wedding.date], numberOfGuests: 400 })

    const { doc, values } = merged.body as unknown as { doc: { revision: number }; values: object }
    const undo = { other: from.id, revision: doc.revision, values }
    const undone = await post(payload, `/bookings/${into.id}/merge/undo`, undo, token)
    expect(undone.status).toBe(200)
    expect(await stored(into.id)).toMatchObject({
      days: [haldi.date],
      functions: [{ ...haldi, id: into.functions?.[0]?.id }],
      numberOfGuests: 80,
    })
    expect((await stored(from.id)).deletedAt).toBeFalsy()
  })

  it('[M15] should give a booking without functions its own day and guests back', async () => {
    const into = await book({ date: '2099-03-03', functions: null, numberOfGuests: 30 })
    const from = await book()
    const { token } = stage.attempts.admin
    const { body } = await post(payload, `/bookings/${into.id}/merge`, { other: from.id }, token)
    const { doc, values } = body as unknown as { doc: { revision: number }; values: object }
    const undo = { other: from.id, revision: doc.revision, values }
    await post(payload, `/bookings/${into.id}/merge/undo`, undo, token)
    const back = await stored(into.id)
    expect(back).toMatchObject({ date: '2099-03-03', numberOfGuests: 30 })
    expect([back.days ?? [], back.functions ?? []]).toEqual([[], []])
  })
})

describe('[J1] [M7] the days of functions', () => {
  const find = async (view: Partial<BookingView>) => {
    const where = whereOf({ now: new Date(), userId: '', view: { ...firstView, ...view } })
    const { docs } = await payload.find({ collection: 'bookings', trash: true, where })
    return docs.length
  }

  it('should be known to calendar, filters and search, and no day between them', async () => {
    await book({ status: 'confirmed' })
    const month = async (month: string) =>
      (await loadMonth({ month, payload, user }))?.events.map(({ days }) => days)
    const days = [haldi.date, wedding.date]
    expect(await month('2099-01')).toEqual([days])
    expect(await month('2099-11')).toEqual([days])
    expect(await month('2099-06')).toEqual([])
    expect(await find({ from: '2099-11-01', to: '2099-11-30' })).toBe(1)
    expect(await find({ from: '2099-06-01', to: '2099-06-30' })).toBe(0)
    expect([await find({ from: '2099-11-22' }), await find({ from: '2099-11-23' })]).toEqual([1, 0])
    expect([await find({ to: '2099-01-10' }), await find({ to: '2099-01-09' })]).toEqual([1, 0])
    expect([await find({ q: 'haldi' }), await find({ q: 'lawn' })]).toEqual([1, 1])
    expect(await find({ q: 'sangeet' })).toBe(0)
  })

  it('[P10] should warn of clashes on each of them, and make the day busy', async () => {
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { eventsPerDay: 1, name: 'Jharokha Utsav' },
    })
    await book({ date: wedding.date, functions: null, status: 'confirmed' })
    const { id } = await book()
    const clashes = async () => (await loadBooking({ id, payload, user }))?.clashes
    expect(await clashes()).toEqual([{ confirmed: 1, day: wedding.date, limit: 1 }])
    const load = async (day: string) =>
      (await request({ method: 'GET', path: apiPaths.dayLoad(day).replace('/api', ''), payload }))
        .body as unknown
    expect(await load(haldi.date)).toEqual({ load: 'free' })
    await patch(id, { status: 'confirmed' })
    expect(await load(haldi.date)).toEqual({ load: 'full' })
    expect(await clashes()).toEqual([{ confirmed: 2, day: wedding.date, limit: 1 }])
  })

  it('[M16] should count a booking once in the week of any function, like the list behind the number', async () => {
    await book({ status: 'confirmed' })
    const now = new Date('2099-11-19T10:00:00Z')
    const { eventsThisWeek, guestsBooked } = (await countDesk(payload, now)).numbers
    expect([eventsThisWeek, guestsBooked]).toEqual([1, 400])
    const view = { from: '2099-11-16', status: ['confirmed' as const], to: '2099-11-22' }
    expect(await countView(payload, { now, view })).toBe(1)
  })

  it('[M11] should be one row of the CSV file, with a line for each function', async () => {
    await book({ name: 'Meera' })
    const view = { ...firstView }
    let text = ''
    const req = { payload, user } as never
    for await (const part of csvParts({ req, userId: user.id, view })) text += part
    expect(text.match(/Meera/g)).toHaveLength(1)
    expect(text).toContain('"Haldi: Sat, 10 Jan 2099, Morning, Lawn, 80 guests\nWedding: ')
  })
})
