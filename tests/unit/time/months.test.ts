import { describe, expect, it } from 'vitest'
import {
  addMonths,
  daysOf,
  formatMonth,
  formatShortMonth,
  isMonth,
  monthOf,
  weekday,
} from '@/time/days'

describe('[M7] months', () => {
  it('should know a month from what is none', () => {
    for (const right of ['2026-12', '2027-01']) expect(isMonth(right)).toBe(true)
    for (const wrong of ['2026-13', '2026-00', '2026-1', '', 'soon', '2026-12-01']) {
      expect(isMonth(wrong)).toBe(false)
    }
  })

  it('should go on over the end of a year, both ways', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-11', -11)).toBe('2025-12')
  })

  it('should have as many days as the calendar', () => {
    expect(daysOf('2028-02')).toHaveLength(29)
    expect(daysOf('2026-02')).toHaveLength(28)
    expect(daysOf('2026-12').at(-1)).toBe('2026-12-31')
  })

  it('should begin the week on Monday', () => {
    expect(weekday('2026-11-23')).toBe(0)
    expect(weekday('2026-11-29')).toBe(6)
  })

  it('should be read as people write it', () => {
    expect(monthOf('2026-12-05')).toBe('2026-12')
    expect(formatMonth('2026-12')).toBe('December 2026')
    expect(formatShortMonth('2026-12')).toBe('Dec')
  })
})
