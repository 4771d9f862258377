import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { panelPaths } from '@/panel/panelPaths'
import { dayInIndia } from '@/time/days'
import { rowsOf } from '../../harness/pages/readCsv'
import type { Caller } from '../access/expected'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() =>
  payload.delete({ collection: 'bookings', trash: true, where: { id: { exists: true } } }),
)

afterAll(() => stage.destroy())

const book = (data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829012345', kind: 'booking', status: 'new', ...data },
    user: stage.attempts.admin.user,
  })

async function get(path: string, caller: Caller = 'admin') {
  const { token } = stage.attempts[caller]
  const response = await handleApi({
    config: payload.config,
    request: new Request(payload.config.serverURL + path, {
      headers: token ? { authorization: `JWT ${token}` } : {},
    }),
  })
  return {
    response,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
  }
}

const exported = async (view = {}) => rowsOf((await get(panelPaths.bookingsCsv(view))).text)

describe('[M11] the export', () => {
  it('[V7] should be in the audit log, with its filters and without what was searched for', async () => {
    await book({ name: 'Meera' })
    await get(panelPaths.bookingsCsv({ q: '9829012345', status: ['new'] }))
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'exported' } },
    })
    expect(docs).toMatchObject([{ about: 'bookings', details: 'status=new' }])
  })

  it('should be for administrators only', async () => {
    await book({ name: 'Meera' })
    for (const caller of ['anonymous', 'staff'] as const) {
      const { response, text } = await get(panelPaths.bookingsCsv({}), caller)
      expect(response.status).toBe(caller === 'staff' ? 403 : 401)
      expect(text).not.toContain('Meera')
    }
  })

  it('should be a file of today that no cache keeps', async () => {
    const { response } = await get(panelPaths.bookingsCsv({}))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="bookings-${dayInIndia(new Date())}.csv"`,
      'content-type': 'text/csv; charset=utf-8',
    })
  })

  it('[I6] should begin with the mark of UTF-8 and keep Hindi, quotes and lines', async () => {
    const message = 'पहली शाम मेहंदी\nफिर संगीत'
    const venueTitle = 'Garden, "Ajmer" Road'
    await book({ message, name: 'मीरा शर्मा', numberOfGuests: 250, date: '2099-12-12', venueTitle })
    const { text } = await get(panelPaths.bookingsCsv({}))
    expect(text.startsWith('\ufeffName,Email,Contact,Date,Guests,Venue,')).toBe(true)
    expect(text.match(/\ufeff/g)).toHaveLength(1)
    const [row] = rowsOf(text)
    expect(row).toMatchObject({
      Name: 'मीरा शर्मा',
      Contact: '98290 12345',
      Date: '2099-12-12',
      Guests: '250',
      Status: 'New',
      Message: message,
      Venue: venueTitle,
    })
    expect(row?.['Received (IST)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])(
    'should not let %j be a formula',
    async (name) => {
      // Written past the rules, which would trim it: older bookings may hold anything.
      const { id } = await book()
      const old = { $set: { name, venueTitle: name, message: name } }
      await payload.db.collections.bookings?.updateOne({ _id: id }, old)
      const [row] = await exported()
      expect(row).toMatchObject({ Name: `'${name}`, Venue: `'${name}`, Message: `'${name}` })
    },
  )

  it.each([
    ['Meera;=1+1', "Meera;'=1+1"],
    ['a,"b; "=HYPERLINK(1)', 'a,"b; "\'=HYPERLINK(1)'],
    ['Garden\n@SUM(A1)', "Garden\n'@SUM(A1)"],
    ['Garden\t=1+1', "Garden\t'=1+1"],
    ['Garden\r=1+1', "Garden\r'=1+1"],
    ['Tents; chairs - both', 'Tents; chairs - both'],
  ])('should not let a part of %j be a formula', async (message, written) => {
    const { id } = await book()
    await payload.db.collections.bookings?.updateOne({ _id: id }, { $set: { message } })
    expect(await exported()).toMatchObject([{ Message: written }])
  })

  it('should hold what the view shows, in its order, and nothing else', async () => {
    await book({ name: 'Asha', numberOfGuests: 10 })
    await book({ name: 'Bina', numberOfGuests: 30 })
    await book({ name: 'Chitra', numberOfGuests: 20, selectedService: 'catering' })
    await book({ name: 'Spammer', status: 'spam' })
    await book({ name: 'Trashed', deletedAt: new Date().toISOString() })
    const names = async (view: object) => (await exported(view)).map(({ Name }) => Name)
    expect(await names({ sort: '-guests' })).toEqual(['Bina', 'Chitra', 'Asha'])
    expect(await names({ service: ['catering'] })).toEqual(['Chitra'])
    expect(await names({ q: 'bin' })).toEqual(['Bina'])
    expect(await names({ tab: 'spam' })).toEqual(['Spammer'])
    expect(await names({ tab: 'trash' })).toEqual(['Trashed'])
    expect(await names({ q: 'nobody of that name' })).toEqual([])
  })

  it('should hold every page, each booking once', async () => {
    const count = 600
    const docs = Array.from({ length: count }, (_, index) => ({
      contactNumber: '9829012345',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      kind: 'booking',
      name: `Guest ${index}`,
      status: 'new',
    }))
    await payload.db.collections.bookings?.collection.insertMany(docs as never)
    const names = (await exported({ page: 2 })).map(({ Name }) => Name)
    expect(names).toEqual(docs.map(({ name }) => name).reverse())
  })
})

describe('[D6] what came into a view', () => {
  it('should be counted for administrators, in that view, without spam', async () => {
    const since = new Date(Date.now() - 60_000).toISOString()
    await book({ selectedService: 'event' })
    await book({ status: 'spam' })
    await payload.db.collections.bookings?.collection.insertOne({
      createdAt: new Date('2026-01-01'),
      status: 'new',
    } as never)
    const count = async (view: object, caller: Caller = 'admin') => {
      const query = panelPaths.bookingsCsv(view).split('?')[1] ?? ''
      const { response, text } = await get(
        `/api/bookings/count-new?${query}&after=${since}`,
        caller,
      )
      return response.status === 200 ? (JSON.parse(text) as object) : response.status
    }
    expect(await count({})).toEqual({ count: 1 })
    expect(await count({ tab: 'spam' })).toEqual({ count: 1 })
    expect(await count({ service: ['catering'] })).toEqual({ count: 0 })
    expect(await count({ since: '2026-01-01' })).toEqual({ count: 1 })
    expect(await count({ tab: 'trash' })).toEqual({ count: 0 })
    expect(await count({}, 'staff')).toBe(403)
    expect(await count({}, 'anonymous')).toBe(401)
  })
})
