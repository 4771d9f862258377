import { statusBefore } from '@/domain/timeline'
import { bookingWork } from '@/messages/en/bookingWork'
import { requestWords as words } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { formatMoment } from '../bookings/formatMoment'
import { StatusPill } from '../work/StatusPill'
import { StageButton } from './StageButton.client'

/** When a request came, and where it stands; in the trash it stands still. */
export function RequestSub({ booking }: { booking: Booking }) {
  const { createdAt, deletedAt, lostReason, reference, status, timeline } = booking

  return (
    <div className="request__sub">
      <p>{words.received(reference ?? '', formatMoment(createdAt))}</p>
      <div className="request__stage">
        {deletedAt ? (
          <StatusPill status={status} />
        ) : (
          <StageButton before={statusBefore(timeline)} />
        )}
        {lostReason && <span>{words.lost(bookingWork.lostReasons[lostReason])}</span>}
      </div>
    </div>
  )
}
