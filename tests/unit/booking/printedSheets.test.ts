import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayFunctions } from '@/booking/rules/dayFunctions'
import { describeChanges, titleOfSheet } from '@/booking/rules/describePrinted'
import type { BookingFunction } from '@/booking/rules/functions'
import {
  changesOf,
  changesOfDay,
  isStale,
  type PrintMark,
  printedBookings,
  sheetNames,
} from '@/booking/rules/printedSheets'
import { partsOfEventSheet } from '@/booking/rules/sheetParts'
import type { DishToBuy } from '@/menu/rules/purchases'
import type { Booking } from '@/payload-types'

const day = '2099-11-20'
const at = '2099-11-12T10:10:00.000Z'

const dish = (id: string, own: Partial<DishToBuy> = {}): DishToBuy => ({
  ...{ id, course: 'mains', marks: ['veg'], needs: [], title: { en: `Dish ${id}` } },
  ...own,
})

const ghee = { ingredient: { en: 'Ghee' }, quantity: 2, shop: 'dairy', unit: 'kg' } as const

const dishes = [dish('1'), dish('2', { needs: [ghee] }), dish('3')]

/** The same dishes, one of them changed. */
const withDish = (id: string, own: Partial<DishToBuy>) =>
  dishes.map((one) => (one.id === id ? { ...one, ...own } : one))

const meera = {
  id: 'a',
  name: 'Meera',
  contactNumber: '9829012345',
  date: day,
  numberOfGuests: 400,
  revision: 5,
  status: 'confirmed',
  functions: [
    { id: 'm', name: 'Mehndi', date: day, guests: 400, dishes: ['1', '2'] },
    { id: 's', name: 'Sangeet', date: '2099-11-21', guests: 300, timeBand: 'night' },
  ],
} as Booking

const kabir = {
  id: 'b',
  name: 'Kabir',
  date: day,
  numberOfGuests: 75,
  status: 'confirmed',
} as Booking

const change = (own: Partial<Booking>, of: Partial<BookingFunction> = {}): Booking => ({
  ...meera,
  functions: (meera.functions ?? []).map((row) => (row.id === 'm' ? { ...row, ...of } : row)),
  ...own,
})

const eventMark = (booking: Booking): PrintMark => ({
  ...{ at, revision: 5, sheet: sheetNames.event },
  parts: partsOfEventSheet(booking, dishes),
})

const sinceEvent = (now: Booking, before = meera, served = dishes) =>
  describeChanges(changesOf(now, eventMark(before), served), now)

const note = (text: string, own: object = {}) =>
  ({ timeline: [{ at, kind: 'note', crew: true, text, ...own }] }) as Partial<Booking>

describe('[J8] a printed event sheet', () => {
  it('should name what changed on it, by function', () => {
    expect(sinceEvent(meera)).toEqual([])
    expect(sinceEvent(change({}, { guests: 450, dishes: ['1', '3'] }))).toEqual([
      'guests and dishes of Mehndi',
    ])
    expect(sinceEvent(change({ contactNumber: '9829000000', status: 'quoted' }))).toEqual([
      'phone number',
      'whether it is confirmed',
    ])
    const [mehndi, sangeet] = meera.functions ?? []
    expect(sinceEvent(change({ functions: [{ id: 'r', name: 'Roka' }, mehndi ?? {}] }))).toEqual([
      'Roka is new',
      'a function is no longer on it',
    ])
    expect(sinceEvent(change({ functions: [sangeet ?? {}, mehndi ?? {}] }))).toEqual([])
  })

  it('should name a function whose dishes are called otherwise now, or are there no more', () => {
    const now = (served: DishToBuy[]) => sinceEvent(meera, meera, served)
    expect(now(withDish('1', { title: { en: 'Renamed' } }))).toEqual(['dishes of Mehndi'])
    expect(now(withDish('1', { course: 'sweets' }))).toEqual(['dishes of Mehndi'])
    expect(now(withDish('1', { course: 'nonvegMains' }))).toEqual(['dishes of Mehndi'])
    expect(now(dishes.filter(({ id }) => id !== '2'))).toEqual(['dishes of Mehndi'])
    // The order in which languages are stored is none of the paper; nor are other dishes, or needs.
    const both = withDish('1', { title: { en: 'One', hi: 'एक' } })
    const parts = partsOfEventSheet(meera, both)
    expect(parts).toEqual(
      partsOfEventSheet(meera, withDish('1', { title: { hi: 'एक', en: 'One' } })),
    )
    expect(now(withDish('2', { needs: [] }))).toEqual([])
    expect(now(withDish('3', { title: { en: 'Renamed' } }))).toEqual([])
  })

  it('should count notes for the crew, and no other work on the booking', () => {
    expect(sinceEvent(change(note('Gate 2')))).toEqual(['notes for the crew'])
    const before = change(note('Gate 2'))
    expect(sinceEvent(change(note('Gate 2', { removedAt: at })), before)).toHaveLength(1)
    const work: Partial<Booking> = {
      ...note('Asked for a lower price', { crew: false }),
      answeredAt: at,
      assignedTo: 'x',
      email: 'new@example.com',
      followUpOn: day,
      paymentDueOn: day,
      revision: 9,
      status: 'completed',
      updatedAt: at,
    }
    expect(sinceEvent(change(work))).toEqual([])
  })

  it('should not call the same booking stale, whatever was read, and one change exactly that', () => {
    const text = fc.option(fc.string(), { nil: null })
    const row = fc.record({
      id: fc.uuid(),
      name: text,
      venue: text,
      notes: text,
      guests: fc.option(fc.nat(), { nil: null }),
      dishes: fc.option(fc.array(fc.string()), { nil: null }),
    })
    const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 12, selector: ({ id }) => id })
    fc.assert(
      fc.property(rows, fc.nat(), (functions, place) => {
        const booking = { ...meera, functions }
        expect(isStale(changesOf(structuredClone(booking), eventMark(booking), dishes))).toBe(false)
        const at = place % functions.length
        const moved = functions.map((one, index) =>
          index === at ? { ...one, notes: `${one.notes ?? ''}!` } : one,
        )
        expect(changesOf({ ...booking, functions: moved }, eventMark(booking), dishes)).toEqual({
          parts: [],
          functions: [{ key: functions[at]?.id, change: ['notes'] }],
        })
      }),
      { numRuns: 100 },
    )
  })

  it('should be small, and hold nothing that can be read', () => {
    const functions = Array.from({ length: 12 }, (_, index) => ({
      id: `aaaaaaaaaaaaaaaaaaaaaa${String(index).padStart(2, '0')}`,
      name: 'Secret',
      notes: 'x'.repeat(500),
    }))
    const text = JSON.stringify(eventMark({ ...meera, functions } as Booking))
    expect(text).not.toMatch(/Secret|Meera|98290/)
    expect(text.length).toBeLessThan(6000)
  })
})

describe('[J8] a printed sheet of a day', () => {
  const sheet = sheetNames.kitchen({ day })
  const shown = (bookings: Booking[]) => dayFunctions(bookings, day)

  function printed(bookings: Booking[], { moment = at, name = sheet } = {}): Booking[] {
    const parts = new Map(
      printedBookings(name, shown(bookings), dishes).map((one) => [one.id, one]),
    )
    return bookings.map((booking) => {
      const { parts: own = {}, revision = 0 } = parts.get(booking.id) ?? {}
      return { ...booking, printed: [{ at: moment, parts: own, revision, sheet: name }] }
    })
  }

  const since = (marked: Booking[], now: Booking[], { name = sheet, served = dishes } = {}) =>
    changesOfDay({ dishes: served, marked, sheet: name, shown: shown(now) })?.functions.map(
      ({ booking, change: what, key }) => [booking.name, key, what],
    )

  it('should say which functions changed in what the kitchen reads', () => {
    const marked = printed([meera, kabir])
    expect(changesOfDay({ dishes, marked: [meera], sheet, shown: shown([meera]) })).toBeUndefined()
    expect(since(marked, marked)).toEqual([])
    const more = marked.map((one) =>
      one.id === 'a' ? { ...one, ...change({}, { guests: 500 }), printed: one.printed } : one,
    )
    expect(since(more, more)).toEqual([['Meera', 'm', ['plates']]])
    const other = marked.map((one) => ({
      ...one,
      contactNumber: '1',
      message: 'Later',
      followUpOn: day,
    }))
    expect(since(other, other)).toEqual([])
  })

  it('[J9] should name a function whose dishes are called otherwise now, or need something else', () => {
    const changed = [['Meera', 'm', ['menu']]]
    const renamed = { served: withDish('2', { title: { en: 'Renamed' } }) }
    const needs = { served: withDish('2', { needs: [{ ...ghee, quantity: 2.5 }] }) }
    const kitchen = printed([meera, kabir])
    expect(since(kitchen, kitchen, renamed)).toEqual(changed)
    expect(since(kitchen, kitchen, needs)).toEqual([])
    const name = sheetNames.purchases({ day })
    const list = printed([meera, kabir], { name })
    expect(since(list, list, { name })).toEqual([])
    expect(since(list, list, { ...needs, name })).toEqual(changed)
    expect(since(list, list, { served: withDish('2', { needs: [] }), name })).toEqual(changed)
    // It names only dishes of which it is not known what they need.
    expect(since(list, list, { ...renamed, name })).toEqual([])
    const unknown = { served: withDish('1', { title: { en: 'Renamed' } }), name }
    expect(since(list, list, unknown)).toEqual(changed)
  })

  it('should name what came to the day, and what left it, was cancelled or deleted', () => {
    const [first, second] = printed([meera, kabir])
    if (!first || !second) throw new Error('No bookings')
    const farah = { ...kabir, id: 'c', name: 'Farah' }
    expect(since([first, second], [first, second, farah])).toEqual([['Farah', 'c-', 'new']])
    const left = { ...second, date: '2099-12-01' }
    expect(since([first, left], [first])).toEqual([['Kabir', 'b-', 'gone']])
    const lost = { ...second, status: 'lost' as const }
    expect(since([first, lost], [first])).toEqual([['Kabir', 'b-', 'gone']])
    const deleted = { ...second, deletedAt: at }
    expect(since([first, deleted], [first])).toEqual([['Kabir', 'b-', 'gone']])
    // Quoted ones were printed with it, and are left out of what is looked at now.
    const quoted = printed([meera, { ...kabir, status: 'quoted' }])
    expect(since(quoted, [meera])).toEqual([])
  })

  it('should go by the last print: what was on an earlier one alone is not on it', () => {
    const [second] = printed([kabir])
    const [first] = printed([meera], { moment: '2099-11-13T10:10:00.000Z' })
    if (!first || !second) throw new Error('No bookings')
    const all = [first, second]
    expect(since(all, all)).toEqual([['Kabir', 'b-', 'new']])
    expect(changesOfDay({ dishes, marked: all, sheet, shown: shown(all) })?.at).toContain('-13T')
  })

  it('should be told in the open request for its own functions', () => {
    const name = sheetNames.purchases({ day, only: 'm' })
    const of = (key: string) => dayFunctions([meera], day).filter((one) => one.key === key)
    const [own] = printedBookings(name, of('m'), dishes)
    const mark = { at, parts: own?.parts ?? {}, revision: 5, sheet: name }
    expect(describeChanges(changesOf(meera, mark, dishes), meera)).toEqual([])
    const now = change({}, { dishes: ['1'], notes: 'Late' })
    expect(describeChanges(changesOf(now, mark, dishes), now)).toEqual(['dishes of Mehndi'])
    expect(titleOfSheet(name, meera)).toBe('Purchase list of Mehndi')
    expect(titleOfSheet(sheet, meera)).toBe('Kitchen sheet of Fri, 20 Nov 2099')
  })
})
