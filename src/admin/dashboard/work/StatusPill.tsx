import type { BookingStatus } from '@/domain/bookingStatus'
import { bookingWork } from '@/messages/en/bookingWork'

export function StatusPill({ status }: { status: BookingStatus }) {
  return (
    <span className="status-pill" data-status={status}>
      {bookingWork.statuses[status]}
    </span>
  )
}
