import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { validateNew } from '@/booking/create/validateBooking'
import { checkBooking } from '@/booking/form/checkBooking'
import { DateField } from '@/booking/form/DateField'
import { emptyBooking } from '@/booking/form/draft'

/** 00:30 on the 21st in Jaipur, while Greenwich still has the 20th. */
const AFTER_MIDNIGHT = new Date('2026-11-20T19:00:00Z')
/** 23:59 on the 20th in Jaipur. */
const BEFORE_MIDNIGHT = new Date('2026-11-20T18:29:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: AFTER_MIDNIGHT, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** What the server says of a visitor's request for that day. */
function serverRefuses(date: string): boolean {
  const data = { contactNumber: '9829012345', date }
  const req = { t: (text: string) => text, user: null }
  try {
    validateNew(data, req as never)
    return false
  } catch (error) {
    expect(error).toMatchObject({ data: { errors: [{ path: 'date' }] } })
    return true
  }
}

/** What the form says of that day before anything is sent. */
const formRefuses = (date: string) =>
  checkBooking({ ...emptyBooking, contactNumber: '9829012345', date }, 'en').length > 0

function earliestInField(): string | undefined {
  const field = createElement(DateField, { id: 'date', label: 'Date', notes: {}, value: '' })
  return /min="([^"]*)"/.exec(renderToStaticMarkup(field))?.[1]
}

describe('[B8] the earliest day of a booking, when it is already tomorrow in Jaipur', () => {
  it('should be the day in Jaipur on the server', () => {
    expect(serverRefuses('2026-11-20')).toBe(true)
    expect(serverRefuses('2026-11-21')).toBe(false)
  })

  it('should be the day in Jaipur in the form', () => {
    expect(formRefuses('2026-11-20')).toBe(true)
    expect(formRefuses('2026-11-21')).toBe(false)
  })

  it('should be the day in Jaipur in the date field', () => {
    expect(earliestInField()).toBe('2026-11-21')
  })

  it('should follow the clock from one day to the next, though the rules are kept in memory', () => {
    vi.setSystemTime(BEFORE_MIDNIGHT)
    expect(serverRefuses('2026-11-20')).toBe(false)
    expect(formRefuses('2026-11-20')).toBe(false)
    expect(earliestInField()).toBe('2026-11-20')
    vi.setSystemTime(AFTER_MIDNIGHT)
    expect(serverRefuses('2026-11-20')).toBe(true)
  })
})
