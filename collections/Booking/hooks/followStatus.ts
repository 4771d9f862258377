import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { canMove, firstStatus } from '@/domain/bookingStatus'
import { statusBefore } from '@/domain/timeline'
import { bookingWork as words } from '@/messages/en/bookingWork'
import type { Booking } from '@/payload-types'

/** The stages of a request, wherever the change comes from. A reason belongs to what is lost only. */
export const followStatus: CollectionBeforeChangeHook<Booking> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ errors: [{ message, path }] }, req.t)
  }
  const from = originalDoc?.status ?? firstStatus
  const to = data.status ?? from
  if (operation === 'update' && to !== from) {
    const before = statusBefore(originalDoc?.timeline)
    if (!canMove({ before, from, to })) refuse('status', words.noMove(from, to))
  }
  if (to !== 'lost') return { ...data, lostReason: null }
  // One that was lost before reasons were asked for can still be worked with.
  if (!data.lostReason && from !== 'lost') refuse('lostReason', words.reasonMissing)
  return data
}
