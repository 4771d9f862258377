import { expect, it } from 'vitest'
import { COUNT_MAX, describeCount } from '@/booking/rules/countMax'
import { bookingList } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'

it('[D7] should say of more than are counted that there are more, and not how many pages', () => {
  expect([0, 999, COUNT_MAX, COUNT_MAX + 1, 1060].map(describeCount)).toEqual([
    '0',
    '999',
    '1,000',
    '1,000+',
    '1,000+',
  ])
  expect(dashboard.bookings.total(COUNT_MAX + 1)).toBe('1,000+ bookings')
  expect(dashboard.bookings.page(3)).toBe('Page 3')
  expect(dashboard.bookings.page(3, 40)).toBe('Page 3 of 40')
  expect(bookingList.showFound(COUNT_MAX + 1)).toBe('Show 1,000+')
})
