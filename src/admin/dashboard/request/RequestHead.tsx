import { statusBefore } from '@/domain/timeline'
import { bookingWork } from '@/messages/en/bookingWork'
import { requestWords as words } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { formatMoment } from '../bookings/formatMoment'
import { CloseButton } from './CloseButton.client'
import { StageButton } from './StageButton.client'

export function RequestHead({ booking, who }: { booking: Booking; who: string }) {
  const { createdAt, lostReason, reference, timeline } = booking

  return (
    <div className="request__head">
      <h2 id="request-title">{who}</h2>
      <CloseButton />
      <p>{words.received(reference ?? '', formatMoment(createdAt))}</p>
      <div className="request__stage">
        <StageButton before={statusBefore(timeline)} />
        {lostReason && <span>{words.lost(bookingWork.lostReasons[lostReason])}</span>}
      </div>
    </div>
  )
}
