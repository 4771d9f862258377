import { describe, expect, it } from 'vitest'
import { addDays, hourInIndia, dayInIndia, formatDay, isDay, monthsBefore } from '@/time/days'

describe('[E1] days', () => {
  it('should change at midnight in Jaipur, not in Greenwich', () => {
    expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })

  it('should know the days of the calendar', () => {
    expect(['2028-02-29', '2026-12-31', '2199-12-31'].map(isDay)).toEqual([true, true, true])
    // A day after 9999-12-31 could not be written.
    expect(isDay('9999-12-31')).toBe(false)
    expect(['2027-02-29', '2026-13-01', '26-1-1', '2026-12-1', 'soon', ''].map(isDay)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('should write a day as people in India do', () => {
    expect(formatDay('2026-11-20')).toBe('Fri, 20 Nov 2026')
    expect(formatDay('2027-09-05')).toBe('Sun, 5 Sep 2027')
  })

  it('should leave a text alone that is no day', () => {
    expect(formatDay('next week')).toBe('next week')
  })
})

describe('[T4] the morning in Jaipur', () => {
  it.each([
    ['2026-11-20T02:29:59Z', 7],
    ['2026-11-20T02:30:00Z', 8],
    ['2026-11-20T18:29:59Z', 23],
    ['2026-11-20T18:30:00Z', 0],
  ])('should have the hour of %s as %i', (moment, hour) => {
    expect(hourInIndia(new Date(moment))).toBe(hour)
  })

  it('should count days over the end of a year and of February', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
    expect(addDays('2028-02-27', 3)).toBe('2028-03-01')
  })
})

it('should be the last day of a month that has no such day', () => {
  expect([monthsBefore('2026-03-31', 1), monthsBefore('2024-03-31', 1)]).toEqual([
    '2026-02-28',
    '2024-02-29',
  ])
})
