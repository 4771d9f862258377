import type { Person } from '@/domain/person'
import type { BookingFilter } from './rawBookings'

/** The bookings of somebody. Phones are stored in their normal form, e-mails as they were typed. */
export function whereIs({ by, value }: Person): BookingFilter {
  if (by === 'contactNumber') return { contactNumber: value }
  const literal = value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return { email: { $regex: `^\\s*${literal}\\s*$`, $options: 'i' } }
}
