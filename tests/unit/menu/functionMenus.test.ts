import { describe, expect, it } from 'vitest'
import { toChanges, toValues } from '@/booking/admin/panel/edit/formFields'
import { toFacts } from '@/booking/admin/panel/loadBooking'
import { keepFunctions } from '@/booking/create/keepFunctions'
import { bothFunctions, changesBetween } from '@/booking/rules/changes'
import { describeFunctions, withDishTitles } from '@/booking/rules/describeFunctions'
import {
  isEmptyFunction,
  joinFunctions,
  readFunctions,
  withoutPersons,
  withoutStaffFields,
  writeFunctions,
} from '@/booking/rules/functions'
import { bookingSchema } from '@/booking/rules/schema'
import { bookingDetails as en } from '@/i18n/en/bookingFields'
import { bookingDetails as hi } from '@/i18n/hi/bookingFields'
import { DISHES_MAX, type MenuDish } from '@/menu/rules/dishes'
import type { Booking } from '@/payload-types'
import { problemsOf } from '@/rules/problemsOf'

const id = (place: number) => String(place).padStart(24, '0')

const dishes: MenuDish[] = [
  { id: id(1), title: { en: 'Ghewar', hi: 'घेवर' }, course: 'sweets', marks: [] },
  { id: id(2), title: { en: 'Thandai' }, course: 'welcomeDrinks', marks: [] },
]

const menu = [id(1), id(9), id(2)]
const haldi = { name: 'Haldi', dishes: menu }

function check(sent: unknown) {
  const kept = keepFunctions([{ name: 'Haldi', dishes: sent }])
  const result = bookingSchema().safeParse({ contactNumber: '9829012345', ...kept })
  if (!result.success) return problemsOf(result.error).map(({ code, path }) => `${path} ${code}`)
  return (result.data.functions as { dishes?: string[] }[])[0]?.dishes
}

describe('[J2] the menu of a function', () => {
  it.each([
    [menu, menu],
    [menu.join(' '), menu],
    [` ${id(1)}\n${id(1)} `, [id(1)]],
    ['', undefined],
    [[], undefined],
    [null, undefined],
    [['ghewar'], ['functions.0.dishes choice']],
    [[{ $gt: '' }], ['functions.0.dishes choice']],
    [{ $gt: '' }, ['functions.0.dishes text']],
    [7, ['functions.0.dishes text']],
    ['x '.repeat(150_000), ['functions.0.dishes dishesMany']],
    [Array.from({ length: 50_000 }, (_, place) => id(place)), ['functions.0.dishes dishesMany']],
  ])('should be a list of ids, and nothing else: %#', (sent, expected) => {
    expect(check(sent)).toEqual(expected)
    expect(DISHES_MAX).toBe(80)
  })

  it('should be nothing that a stranger can set', () => {
    expect(withoutStaffFields([haldi, { name: 'Wedding' }])).toEqual([
      { name: 'Haldi', dishes: null, freezeOn: null, guaranteed: null },
      { name: 'Wedding', dishes: null, freezeOn: null, guaranteed: null },
    ])
    expect([withoutStaffFields('x'), withoutStaffFields(null)]).toEqual(['x', null])
  })

  it('should be held by forms as one text, and be sent where it changed', () => {
    const [row] = readFunctions(writeFunctions([haldi]))
    expect(row).toEqual({ name: 'Haldi', dishes: menu.join(' ') })
    expect(isEmptyFunction({ dishes: menu })).toBe(false)
    expect(isEmptyFunction({ dishes: [] })).toBe(true)
    const base = toValues({ functions: [haldi] })
    const mine = { ...base, functions: writeFunctions([{ ...row, dishes: id(2) }]) }
    expect(toChanges({ base, mine })).toMatchObject({ functions: [{ dishes: id(2) }] })
    const emptied = { ...base, functions: writeFunctions([{ name: 'Haldi' }]) }
    expect(toChanges({ base, mine: emptied })).toMatchObject({ functions: [{ dishes: null }] })
    expect(toChanges({ base, mine: base })).toEqual({})
  })

  it('should be told by its titles, and by its number where they are not known', () => {
    const titled = withDishTitles([haldi], dishes)
    expect(describeFunctions(titled, en.functions)).toEqual(['Haldi: Menu: Ghewar, Thandai'])
    const inHindi = withDishTitles([haldi], dishes, 'hi')
    expect(describeFunctions(inHindi, hi.functions, 'hi')).toEqual(['Haldi: मेन्यू: घेवर, Thandai'])
    expect(describeFunctions([haldi], en.functions)).toEqual(['Haldi: Menu: 3 dishes'])
    expect(describeFunctions([{ dishes: id(1) }], en.functions)).toEqual([
      'Function 1: Menu: 1 dish',
    ])
    expect(describeFunctions(withDishTitles([haldi], []), en.functions)).toEqual(['Haldi'])
    const facts = toFacts({ functions: [haldi] } as Booking, dishes)
    expect(facts.map(({ value }) => value)).toEqual([
      'Haldi\nWelcome drinks: Thandai\nSweets: Ghewar',
    ])
  })

  it('should stay when personal data is erased', () => {
    expect(withoutPersons([{ ...haldi, notes: 'for Meera' }])).toEqual([{ dishes: menu }])
  })

  it('[M15] should be joined with its function, and fill the place of none', () => {
    const bare = { name: 'haldi', id: 'a' }
    const other = { name: 'Wedding', dishes: [id(2)] }
    expect(joinFunctions([bare], [haldi, other])).toEqual([
      { ...bare, dishes: menu },
      { ...other, id: undefined },
    ])
    const own = { ...haldi, dishes: [id(2)] }
    expect(joinFunctions([own], [haldi])).toEqual([own])
    expect(bothFunctions({ from: { functions: [haldi] }, into: { functions: [own] } })).toEqual({})
    expect(
      bothFunctions({ from: { functions: [haldi] }, into: { functions: [bare] } }),
    ).toMatchObject({ functions: [{ dishes: menu }] })
  })

  it('should leave a timeline small', () => {
    const functions = Array.from({ length: 12 }, (_, place) => ({
      name: `Function ${place}`,
      dishes: 'Dal baati churma, '.repeat(20),
    }))
    const [change] = changesBetween({ after: { functions }, before: {} })
    expect(change?.to?.length).toBeLessThan(1000)
    expect(change?.to).toContain('Function 11')
  })
})
