import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { loadBooking } from '@/booking/admin/panel/loadBooking'
import { csvParts } from '@/booking/changes/csv'
import { describeWork } from '@/booking/rules/describe'
import { firstView } from '@/booking/rules/view'
import { anonymiseWhere } from '@/privacy/anonymiseWhere'
import { exportPerson } from '@/privacy/person'
import { personPage } from '@/privacy/personPage'
import { loadSheet } from '@/sheets/loadSheet'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let user: TypedUser
let ghewar: string
let thandai: string
let kachori: string

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  user = stage.attempts.admin.user as TypedUser
  const make = async (title: string, course: 'starters' | 'sweets' | 'welcomeDrinks') =>
    (await payload.create({ collection: 'dishes', data: { course, title } })).id
  ghewar = await make('Ghewar', 'sweets')
  thandai = await make('Thandai', 'welcomeDrinks')
  kachori = await make('Pyaaz kachori', 'starters')
})

beforeEach(async () => {
  await forgetLimits(payload)
  await payload.delete({ collection: 'bookings', trash: true, where: { id: { exists: true } } })
})

afterAll(() => stage.destroy())

const contactNumber = '9829012345'

const book = (functions: object[], data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber, functions, kind: 'booking', ...data } as never,
    user,
  })

const stored = (id: string) => payload.findByID({ collection: 'bookings', depth: 0, id })

const patch = (id: string, data: object) => {
  const { token } = stage.attempts.admin
  return request({ data, method: 'PATCH', path: `/bookings/${id}`, payload, token })
}

const menus = async (id: string) => (await stored(id)).functions?.map(({ dishes }) => dishes ?? [])

const lastChange = async (id: string) => {
  const entry = (await stored(id)).timeline?.at(-1)
  return entry && describeWork(entry).changes.map(({ from, to }) => [from, to])
}

describe('[J2] the menu of a function', () => {
  it('[V1] should be kept for those who change bookings, and dropped from what a stranger sends', async () => {
    const functions = [{ name: 'Haldi', dishes: [ghewar] }]
    const sent = await post(payload, '/bookings', { contactNumber, functions })
    expect(sent.status).toBe(201)
    expect(await menus(sent.body.doc.id)).toEqual([[]])
    const hostile = [{ name: 'Haldi', dishes: { $gt: 'x'.repeat(5000) } }]
    const again = await post(payload, '/bookings', { contactNumber, functions: hostile })
    expect(again.status).toBe(201)
    expect(await menus(again.body.doc.id)).toEqual([[]])
    const { id } = await book(functions)
    expect(await menus(id)).toEqual([[ghewar]])
    const { staff } = stage.attempts
    const path = `/bookings/${id}`
    const data = { functions: [] }
    const refused = await request({ data, method: 'PATCH', path, payload, token: staff.token })
    expect(refused.status).toBe(403)
  })

  it('[M10] should be kept in its order, and say in the timeline what was added and removed', async () => {
    const { functions, id } = await book([{ name: 'Haldi', dishes: [ghewar, thandai] }])
    const row = { ...functions?.[0], dishes: `${kachori} ${ghewar}` }
    expect((await patch(id, { functions: [row] })).status).toBe(200)
    expect(await menus(id)).toEqual([[kachori, ghewar]])
    expect(await lastChange(id)).toEqual([
      ['Haldi: Menu: 2 dishes', 'Haldi: Menu: 2 dishes (added: Pyaaz kachori; removed: Thandai)'],
    ])
    await patch(id, { functions: [{ ...row, dishes: [ghewar, kachori] }] })
    expect(await lastChange(id)).toEqual([
      ['Haldi: Menu: 2 dishes', 'Haldi: Menu: 2 dishes (in another order)'],
    ])
    const entries = (await stored(id)).timeline?.length
    await patch(id, { functions: [{ ...row, dishes: [ghewar, kachori] }] })
    expect((await stored(id)).timeline).toHaveLength(entries ?? 0)
    expect((await patch(id, { functions: [{ ...row, dishes: null }] })).status).toBe(200)
    expect(await menus(id)).toEqual([[]])
    const { body, status } = await patch(id, { functions: [{ ...row, dishes: ['ghewar'] }] })
    expect([status, body.errors[0]?.data.errors[0]?.path]).toEqual([400, 'functions.0.dishes'])
  })

  it('[M11] [M17] should stand by its titles in panel, sheet and CSV, where a deleted dish leaves no trace', async () => {
    const gone = await payload.create({
      collection: 'dishes',
      data: { course: 'sweets', title: 'Jalebi' },
    })
    const { id } = await book([{ name: 'Haldi', dishes: [ghewar, gone.id, thandai] }])
    await payload.delete({ collection: 'dishes', id: gone.id })
    const shown = await loadBooking({ id, payload, user })
    expect(shown?.dishes.map(({ title }) => title.en)).toEqual(['Ghewar', 'Thandai'])
    const sheet = await loadSheet({ locale: 'en', id, payload, user })
    expect(sheet?.dishes.map(({ id }) => id)).toEqual([ghewar, thandai])
    let text = ''
    const req = { payload, user } as never
    for await (const part of csvParts({ req, userId: user.id, view: firstView })) text += part
    expect(text).toContain('"Haldi: Menu: Ghewar, Thandai"')
    expect(await menus(id)).toEqual([[ghewar, gone.id, thandai]])
  })

  it('[V4] should be in the export of a person by its titles, and stay when the person is erased', async () => {
    const { id } = await book([{ name: 'Haldi', dishes: [ghewar, thandai] }, { name: 'Pooja' }])
    const person = { by: 'contactNumber', value: contactNumber } as const
    const file = await exportPerson({ payload, person })
    expect(JSON.stringify(file)).toContain('"dishes":"Ghewar, Thandai"')
    expect(JSON.stringify(file)).not.toContain(ghewar)
    expect(personPage(file)).toContain('Haldi: Menu: Ghewar, Thandai')
    await anonymiseWhere({ now: new Date(), payload, where: { contactNumber } })
    const erased = await stored(id)
    expect(erased.functions?.map(({ dishes, name }) => [name ?? null, dishes ?? []])).toEqual([
      [null, [ghewar, thandai]],
      [null, []],
    ])
  })

  it('[M15] should come along when bookings are merged', async () => {
    const into = await book([{ name: 'Haldi' }])
    const from = await book([
      { name: 'Haldi', dishes: [ghewar] },
      { name: 'Wedding', dishes: [thandai] },
    ])
    const { token } = stage.attempts.admin
    const merged = await post(payload, `/bookings/${into.id}/merge`, { other: from.id }, token)
    expect(merged.status).toBe(200)
    expect(await menus(into.id)).toEqual([[ghewar], [thandai]])
  })

  it('[M7] should be found to be copied, by reference or name, by those who read bookings alone', async () => {
    const { reference } = await book([{ name: 'Haldi', dishes: [ghewar] }, { name: 'Pooja' }], {
      name: 'Meera Sharma',
    })
    await book([{ name: 'Haldi' }], { name: 'Meera Gupta' })
    await book([], { name: 'Meera Rao' })
    const find = async (q: string, as: 'admin' | 'anonymous' | 'staff' = 'admin') => {
      const { token } = stage.attempts[as]
      const path = `/bookings/menus?q=${encodeURIComponent(q)}`
      const { body, status } = await request({ method: 'GET', path, payload, token })
      return status === 200 ? (body as unknown as { bookings: unknown[] }).bookings : status
    }
    const found = {
      functions: [{ dishes: [ghewar], title: 'Haldi' }],
      title: `Meera Sharma, ${reference}`,
    }
    expect(await find('meera')).toMatchObject([found])
    expect(await find(String(reference))).toMatchObject([found])
    expect([await find(''), await find('arjun')]).toEqual([[], []])
    expect([await find('meera', 'staff'), await find('meera', 'anonymous')]).toEqual([403, 401])
  })

  it('[M1] should not be read for the list of bookings', async () => {
    await book([{ name: 'Haldi', venue: 'Lawn', dishes: [ghewar] }])
    const find = payload.find.bind(payload)
    const read: unknown[] = []
    const watched = Object.assign(Object.create(payload) as Payload, {
      find: async (options: Parameters<Payload['find']>[0]) => {
        const found = await find(options)
        read.push(options.collection, found.docs)
        return found
      },
    })
    const list = await loadBookings({ payload: watched, user, view: firstView })
    expect(list?.rows.map(({ venue }) => venue)).toEqual(['Lawn'])
    expect(JSON.stringify(read)).not.toMatch(new RegExp(`dishes|${ghewar}`))
  })
})
