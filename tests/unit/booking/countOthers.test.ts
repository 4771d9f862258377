import { describe, expect, it } from 'vitest'
import { othersOf } from '@/booking/admin/list/countSameContacts'

const phone = '9829012345'
const all = [
  { contactNumber: phone, count: 2, email: null },
  { contactNumber: phone, count: 1, email: 'm@example.com' },
  { contactNumber: '9414055555', count: 1, email: 'm@example.com' },
  { contactNumber: '9414099999', count: 4, email: null },
]

describe('[M15] how many others have the same phone number or e-mail', () => {
  it.each([
    [{ contactNumber: phone }, 2],
    [{ contactNumber: phone, email: 'm@example.com' }, 3],
    [{ email: 'm@example.com' }, 1],
    [{ contactNumber: phone, deletedAt: '2026-11-24' }, 3],
    [{ contactNumber: '9829000000' }, 0],
    [{}, 0],
    [{ contactNumber: null, email: null }, 0],
  ])('should count for %j', (booking, others) => {
    expect(othersOf(booking, all)).toBe(others)
  })
})
