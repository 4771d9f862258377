import { bookingStatuses, nextStatuses, type BookingStatus } from '@/domain/bookingStatus'
import type { DeskBooking } from './Task'

/** Where every one of them may go. */
export function commonMoves(bookings: DeskBooking[]): BookingStatus[] {
  const each = bookings.map(({ before, status }) => nextStatuses({ before, from: status }))
  return bookingStatuses.filter((to) => each.every((moves) => moves.includes(to)))
}
