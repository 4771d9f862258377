import { describe, expect, it } from 'vitest'
import { clashOf, monthDays, type CalendarBooking } from '@/booking/rules/monthDays'
import type { BookingStatus } from '@/booking/rules/status'

const event = (date: string, status: BookingStatus): CalendarBooking => ({ date, status })

describe('[M7] how full a day is', () => {
  it('should be full at the limit and over it beyond, and nothing without one', () => {
    expect(clashOf({ confirmed: 1, limit: 2 })).toBeNull()
    expect(clashOf({ confirmed: 2, limit: 2 })).toBe('full')
    expect(clashOf({ confirmed: 3, limit: 2 })).toBe('over')
    expect(clashOf({ confirmed: 9, limit: null })).toBeNull()
  })
})

describe('[M7] the days of a month', () => {
  const days = monthDays({
    events: [
      event('2026-12-12', 'new'),
      event('2026-12-12', 'confirmed'),
      event('2026-12-12', 'quoted'),
      event('2026-12-12', 'confirmed'),
      event('2026-12-13', 'completed'),
    ],
    followUps: [{ followUpOn: '2026-12-14', ...event('2026-12-30', 'quoted') }],
    limit: 1,
    month: '2026-12',
    today: '2026-12-13',
  })
  const dayOf = (number: number) => days[number - 1]

  it('should hold every day, with the surest events first', () => {
    expect(days).toHaveLength(31)
    expect(dayOf(12)?.events.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'quoted',
      'new',
    ])
  })

  it('should warn by what is confirmed only', () => {
    expect(dayOf(12)).toMatchObject({ clash: 'over', confirmed: 2 })
    expect(dayOf(13)).toMatchObject({ clash: null, confirmed: 0 })
  })

  it('should mark today and what is past, and follow-ups on their own day', () => {
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-12-13'])
    expect(days.filter(({ isPast }) => isPast)).toHaveLength(12)
    expect(dayOf(14)?.followUps).toHaveLength(1)
    expect(dayOf(30)?.followUps).toHaveLength(0)
  })
})
