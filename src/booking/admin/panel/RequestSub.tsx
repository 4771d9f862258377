import { bookingWork, requestWords as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { formatMoment } from '../../../time/timeAgo'
import { StatusPill } from '../StatusPill'
import { StageButton } from './Buttons.client'

export function RequestSub({ booking }: { booking: Booking }) {
  const { createdAt, deletedAt, lostReason, reference, status } = booking

  return (
    <div className="request__sub">
      <p>{words.received(reference ?? '', formatMoment(createdAt))}</p>
      <div className="request__stage">
        {deletedAt ? <StatusPill status={status} /> : <StageButton />}
        {lostReason && <span>{words.lost(bookingWork.lostReasons[lostReason])}</span>}
      </div>
    </div>
  )
}
