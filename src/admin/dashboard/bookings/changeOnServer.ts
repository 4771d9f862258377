import { statusBefore } from '@/domain/timeline'
import { changeBooking } from '../work/changeBooking'
import { eraseBooking } from './bookingApi'
import { placeAfter, type Change, type DeskBooking, type TaskKind } from './Task'

/** Makes one change. Deleting overwrites nothing, and asking for it twice is no mistake. */
export async function changeOnServer(
  kind: TaskKind,
  { booking, to }: Change,
): Promise<DeskBooking> {
  const { id } = booking
  const place = placeAfter[kind] ?? booking.place
  if (kind === 'erase') {
    await eraseBooking(id)
    return { ...booking, place }
  }
  const now = new Date().toISOString()
  const deletedAt = { delete: now, restore: null }[kind as string]
  const { assignedTo, lostReason, revision, status, timeline } = await changeBooking(
    deletedAt === undefined
      ? { changes: to, id, revision: booking.revision }
      : { changes: { deletedAt }, id },
  )
  return {
    ...booking,
    assignedTo: typeof assignedTo === 'object' ? assignedTo?.id : assignedTo,
    before: statusBefore(timeline),
    lostReason,
    place,
    revision: revision ?? undefined,
    status,
  }
}
