import { describe, expect, it } from 'vitest'
import { dayFunctions, undatedFunctions } from '@/booking/rules/dayFunctions'
import { platesOf } from '@/booking/rules/platesOf'
import type { Booking } from '@/payload-types'

const day = '2026-11-20'

const booking = (id: string, data: Partial<Booking>) => ({ id, ...data }) as Booking

const keysOf = (...bookings: Booking[]) => dayFunctions(bookings, day).map(({ key }) => key)

describe('[J9] the functions of a day', () => {
  it.each([
    [{ guests: 150, guaranteed: 120 }, 150, 'expected'],
    [{ guests: 100, guaranteed: 120 }, 120, 'guaranteed'],
    [{ guests: 120, guaranteed: 120 }, 120, 'guaranteed'],
    [{ guests: 90, guaranteed: null }, 90, 'expected'],
    [{ guaranteed: 80 }, 80, 'guaranteed'],
    [{ guests: 0 }, 0, 'unknown'],
    [{}, 0, 'unknown'],
  ] as const)('should cook for %j: %d, the number that is %s', (row, plates, from) => {
    expect(platesOf(row)).toEqual({ from, plates })
  })

  it('should be those of that day alone, of all bookings, in the order of their times', () => {
    const functions = [
      { id: 'sangeet', date: day, timeBand: 'night' as const },
      { id: 'wedding', date: '2026-11-21' },
      { id: 'any', date: day },
    ]
    const other = [{ id: 'haldi', date: day, timeBand: 'morning' as const }]
    const found = keysOf(booking('a', { functions }), booking('b', { functions: other }))
    expect(found).toEqual(['haldi', 'sangeet', 'any'])
  })

  it('should count a booking without functions as one, with its guests and without a menu', () => {
    const data = { date: day, functions: [], numberOfGuests: 75, venueTitle: 'Lawn' }
    const [one, ...others] = dayFunctions([booking('a', data)], day)
    expect(others).toEqual([])
    expect(one).toMatchObject({ from: 'expected', isEventOnly: false, key: 'a-', plates: 75 })
    expect(one?.row).toMatchObject({ date: day, guests: 75, venue: 'Lawn' })
    expect([one?.index, one?.row.dishes]).toEqual([undefined, undefined])
    expect(keysOf(booking('b', { date: '2026-11-21' }), booking('c', {}))).toEqual([])
  })

  it('should have those without a day where the booking alone has one, and name the others', () => {
    const undated = booking('a', { date: day, functions: [{ id: 'x' }, { name: 'Haldi' }] })
    expect(keysOf(undated)).toEqual(['x', 'a-1'])
    expect(undatedFunctions([undated])).toEqual([])
    const mixed = booking('b', { date: day, functions: [{ id: 'x', date: day }, { id: 'y' }] })
    expect(keysOf(mixed)).toEqual(['x'])
    expect(undatedFunctions([mixed]).map(({ index, row }) => [index, row.id])).toEqual([[1, 'y']])
  })

  it('should expect no food of an event, unless it has a menu', () => {
    const functions = [
      { id: 'stage', date: day, kind: 'event' as const },
      { id: 'snacks', date: day, kind: 'event' as const, dishes: ['d'] },
      { id: 'both', date: day, kind: 'both' as const },
    ]
    const found = dayFunctions([booking('a', { functions })], day)
    expect(found.map(({ isEventOnly }) => isEventOnly)).toEqual([true, false, false])
    const event = booking('b', { date: day, selectedService: 'event' })
    expect(dayFunctions([event], day)[0]?.isEventOnly).toBe(true)
  })
})
