import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changesOf,
  changesOfDay,
  PRINTED_MAX,
  printedBookings,
  printsOf,
  sheetNames,
} from '@/booking/rules/printedSheets'
import { partsOfEventSheet } from '@/booking/rules/sheetParts'
import type { Booking } from '@/payload-types'
import { loadDay, loadDaySheet } from '@/sheets/loadDay'
import { request } from '../../harness/requests/rest'
import type { Caller } from '../access/expected'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let user: TypedUser
let ghewar: string
let thandai: string

const day = '2099-11-20'

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  user = stage.attempts.sales.user as TypedUser
  const needs = [{ ingredient: 'Ghee', quantity: 2.5, shop: 'dairy', unit: 'kg' }] as const
  const sweet = await payload.create({
    collection: 'dishes',
    data: { course: 'sweets', needs: [...needs], title: 'Ghewar' },
  })
  ghewar = sweet.id
  await payload.update({
    collection: 'dishes',
    id: ghewar,
    data: { needs: [{ ...needs[0], id: sweet.needs?.[0]?.id, ingredient: 'घी' }], title: 'घेवर' },
    locale: 'hi',
  })
  const drink = { course: 'welcomeDrinks', title: 'Thandai' } as const
  thandai = (await payload.create({ collection: 'dishes', data: drink })).id
  await book('Meera', 'confirmed', [
    { name: 'Haldi', date: day, dishes: [ghewar], guests: 150, timeBand: 'midday' },
    { name: 'Wedding', date: '2099-11-21', dishes: [thandai], guests: 400 },
    { name: 'Vidai' },
  ])
  // Its first day is another one.
  await book('Asha', 'confirmed', [
    { name: 'Roka', date: '2099-11-18', guests: 40 },
    { name: 'Sangeet', date: day, dishes: [thandai, ghewar], guests: 90, guaranteed: 100 },
  ])
  await book('Kabir', 'confirmed', [], { date: day, numberOfGuests: 75 })
  await book('Quoted', 'quoted', [{ name: 'Pooja', date: day, guests: 30 }])
  await book('Lost', 'lost', [{ name: 'Tilak', date: day, guests: 30 }], { lostReason: 'price' })
  const { id } = await book('Trash', 'confirmed', [], { date: day })
  await payload.update({
    collection: 'bookings',
    id,
    data: { deletedAt: new Date().toISOString() },
    user,
  })
})

afterAll(() => stage.destroy())

const book = (name: string, status: string, functions: object[], data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: {
      contactNumber: '9829012345',
      functions,
      kind: 'booking',
      name,
      status,
      ...data,
    } as never,
    user: stage.attempts.admin.user as TypedUser,
  })

const namesOf = ({ functions }: Awaited<ReturnType<typeof loadDay>>) =>
  functions.map(({ booking, row }) => row.name ?? booking.name)

const ask = (data: object, as: Caller = 'sales') =>
  request({
    data,
    method: 'POST',
    path: '/bookings/printed',
    payload,
    token: stage.attempts[as].token,
  })

describe('[J8] the print of a sheet', () => {
  const sheet = sheetNames.kitchen({ day })
  const event = (booking: Booking, own: object = {}) => ({
    bookings: [
      { id: booking.id, parts: partsOfEventSheet(booking, []), revision: booking.revision, ...own },
    ],
    sheet: sheetNames.event,
  })
  const stored = (id: string) =>
    payload.findByID({ collection: 'bookings', depth: 0, id, trash: true })

  it('should be noted in each booking on it, once, and raise no revision', async () => {
    const load = () => loadDaySheet({ day, payload, sheet, user, withQuoted: false })
    const { dishes, functions } = await load()
    const data = { bookings: printedBookings(sheet, functions, dishes), sheet }
    const all = await Promise.all([ask(data), ask(data), ask(data, 'admin')])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    const { marked } = await load()
    expect(marked.map(({ name }) => name)).toEqual(['Meera', 'Asha', 'Kabir'])
    for (const { printed, revision } of marked)
      expect([printed?.length, revision]).toEqual([1, printed?.[0]?.revision])
    await ask(data)
    const changes = async () => {
      const now = await load()
      return changesOfDay({ ...now, sheet, shown: now.functions })?.functions.map(
        ({ booking, change }) => [booking.name, change],
      )
    }
    expect(await changes()).toEqual([])
    const rename = (title: string) =>
      payload.update({ collection: 'dishes', id: thandai, data: { title } })
    await rename('Kesar thandai')
    expect(await changes()).toEqual([['Asha', ['menu']]])
    await rename('Thandai')

    const [meera] = marked
    if (!meera) throw new Error('No booking')
    const late = meera.functions?.map((row) => ({ ...row, date: row.date && '2099-11-25' }))
    // A form that was opened before is saved, and the print stays noted.
    const saved = { functions: late, printed: [], revision: meera.revision }
    await payload.update({ collection: 'bookings', id: meera.id, data: saved, user })
    expect(await changes()).toEqual([['Meera', 'gone']])
    const back = { functions: meera.functions, revision: (await stored(meera.id)).revision }
    await payload.update({ collection: 'bookings', id: meera.id, data: back, user })
  })

  it('should survive a save that read the booking before, and be gone with the personal data', async () => {
    const booking = await book('Farah', 'confirmed', [], { email: 'farah@example.com' })
    const saving = payload.update({
      collection: 'bookings',
      id: booking.id,
      data: { message: 'Later' },
      user,
    })
    const [, answer] = await Promise.all([saving, ask(event(booking))])
    expect(answer.status).toBe(200)
    const now = await stored(booking.id)
    expect(now.printed?.map(({ revision, sheet: of }) => [of, revision])).toEqual([['event', 0]])
    const [mark] = printsOf(now)
    expect(mark && changesOf(now, mark, [])).toEqual({ functions: [], parts: ['wishes'] })

    const person = (act: string) =>
      request({
        data: { person: 'farah@example.com' },
        method: 'POST',
        path: `/privacy/${act}`,
        payload,
        token: stage.attempts.admin.token,
      })
    expect(JSON.stringify((await person('export')).body)).not.toContain('printed')
    expect((await person('erase')).status).toBe(200)
    expect((await stored(booking.id)).printed ?? []).toEqual([])
    expect((await ask(event(booking))).status).toBe(404)
    expect((await stored(booking.id)).printed ?? []).toEqual([])
  })

  it('should keep the newest alone, and be small', async () => {
    const booking = await book('Ravi', 'confirmed', [])
    for (const at of Array.from({ length: PRINTED_MAX + 3 }, (_, index) => index))
      await ask({ ...event(booking), sheet: `purchases ${at}` })
    const sheets = (await stored(booking.id)).printed?.map((one) => one.sheet)
    expect([sheets?.length, sheets?.[0], sheets?.at(-1)]).toEqual([
      ...[PRINTED_MAX, 'purchases 3', `purchases ${PRINTED_MAX + 2}`],
    ])
  })

  it('[V1] should be noted by those who may read bookings, and be read by nobody else', async () => {
    const booking = await book('Nisha', 'confirmed', [])
    expect((await ask(event(booking), 'anonymous')).status).toBe(401)
    expect((await ask(event(booking), 'staff')).status).toBe(403)
    const long = Object.fromEntries(
      Array.from({ length: 201 }, (_, index) => [`p${index}`, 'aaaaaaaa']),
    )
    const wrong = [
      {},
      { bookings: [], sheet: 'event' },
      { ...event(booking), sheet: 'invoice' },
      { ...event(booking), sheet: 'kitchen a.b' },
      event(booking, { id: { $ne: '' } }),
      event(booking, { parts: { $where: 'aaaaaaaa' } }),
      event(booking, { parts: { menu: 'x'.repeat(300_000) } }),
      event(booking, { parts: long }),
      event(booking, { revision: -1 }),
    ]
    for (const data of wrong) expect((await ask(data)).status).toBe(400)
    expect((await stored(booking.id)).printed ?? []).toEqual([])
    const visitor = { contactNumber: '9829012345', kind: 'booking', name: 'Lata' }
    const sent = await request({
      data: { ...visitor, printed: [{ at: new Date(), parts: {}, revision: 1, sheet: 'event' }] },
      method: 'POST',
      path: '/bookings',
      payload,
    })
    expect(JSON.stringify(sent.body)).not.toContain('printed')
    const { docs } = await payload.find({
      collection: 'bookings',
      where: { name: { equals: 'Lata' } },
    })
    expect(docs.map(({ printed }) => printed ?? [])).toEqual([[]])
  })
})

describe('[J9] a day of the kitchen', () => {
  it('should have the functions of all confirmed bookings on it, and quoted ones where they are included', async () => {
    const confirmed = await loadDay({ day, payload, user, withQuoted: false })
    expect(namesOf(confirmed)).toEqual(['Haldi', 'Sangeet', 'Kabir'])
    expect(confirmed.functions.map(({ from, plates }) => [plates, from])).toEqual([
      [150, 'expected'],
      [100, 'guaranteed'],
      [75, 'expected'],
    ])
    expect(confirmed.undated.map(({ row }) => row.name)).toEqual(['Vidai'])
    const quoted = await loadDay({ day, payload, user, withQuoted: true })
    expect(namesOf(quoted)).toEqual(['Haldi', 'Sangeet', 'Kabir', 'Pooja'])
    const key = quoted.functions[3]?.key
    const alone = await loadDay({ day, only: key, payload, user, withQuoted: false })
    expect([namesOf(alone), alone.undated]).toEqual([['Pooja'], []])
    const other = await loadDay({ day: '2099-11-19', payload, user, withQuoted: true })
    expect(other.functions).toEqual([])
  })

  it('[V1] should be refused to those who may not read bookings', async () => {
    const staff = stage.attempts.staff.user as TypedUser
    await expect(loadDay({ day, payload, user: staff, withQuoted: true })).rejects.toThrow()
  })

  it('should be read with one query for its bookings, one for those on the print and one for dishes, each of bounded size', async () => {
    const asked: Parameters<Payload['find']>[0][] = []
    const find = payload.find.bind(payload)
    const watched = Object.assign(Object.create(payload) as Payload, {
      find: (options: Parameters<Payload['find']>[0]) => {
        asked.push(options)
        return find(options)
      },
    })
    const sheet = sheetNames.purchases({ day })
    const query = { day, payload: watched, sheet, user, withQuoted: false }
    const { dishes } = await loadDaySheet(query)
    const [bookings, marked, menu] = asked
    expect(asked.map(({ collection }) => collection)).toEqual(['bookings', 'bookings', 'dishes'])
    for (const options of [bookings, marked]) {
      expect(options?.limit).toBeLessThan(1000)
      expect(options?.select).not.toHaveProperty('timeline')
    }
    expect(menu?.where).toEqual({ id: { in: [ghewar, thandai] } })
    const drink = { course: 'welcomeDrinks', id: thandai, marks: [], title: { en: 'Thandai' } }
    expect(dishes).toEqual([
      {
        ...{ course: 'sweets', id: ghewar, marks: [], title: { en: 'Ghewar', hi: 'घेवर' } },
        needs: [{ ingredient: { en: 'Ghee', hi: 'घी' }, quantity: 2.5, shop: 'dairy', unit: 'kg' }],
      },
      { ...drink, needs: [] },
    ])
  })
})
