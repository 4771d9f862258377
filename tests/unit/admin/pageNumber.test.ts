import { describe, expect, it } from 'vitest'
import { pageNumber } from '@/admin/dashboard/bookings/pageNumber'

describe('pageNumber', () => {
  it('[D7] should read a page', () => {
    expect(pageNumber('7')).toBe(7)
  })

  it.each([undefined, '', '0', '-1', '1.5', 'two', '9999999', ['2', '3']])(
    '[D7] should take %j for the first page',
    (asked) => {
      expect(pageNumber(asked)).toBe(1)
    },
  )
})
