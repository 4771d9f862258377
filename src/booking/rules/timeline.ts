import type { Booking } from '@/payload-types'
import type { BookingStatus } from './status'

/** `added`: entered by an administrator. `change`: fields were changed. */
export const timelineKinds = [
  'added',
  'change',
  'note',
  'call',
  'message',
  'merge',
  'quote',
] as const

/** Events of a booking's quote and payments. */
const quoteOutcomes = [
  'quoteSent',
  'quoteSeen',
  'quoteChangeRequested',
  'quoteAccepted',
  'quoteReversed',
  'quoteRevoked',
  'paymentReceived',
  'paymentRefunded',
  'voucherVoided',
] as const

export type QuoteOutcome = (typeof quoteOutcomes)[number]

export const timelineOutcomes = [
  'spoke',
  'noAnswer',
  'whatsapp',
  'email',
  ...quoteOutcomes,
] as const

/** Older entries are dropped, so that a booking stays a small document. */
export const TIMELINE_MAX = 500

/** In milliseconds, for the author. */
const NOTE_CORRECTION_MS = 10 * 60_000

export type TimelineEntry = NonNullable<Booking['timeline']>[number]
export type FieldChange = Omit<NonNullable<TimelineEntry['changes']>[number], 'id'>

export function statusBefore(
  timeline: Pick<TimelineEntry, 'changes'>[] | null | undefined,
): BookingStatus | undefined {
  const moves = (timeline ?? []).flatMap(({ changes }) =>
    (changes ?? []).filter(({ field }) => field === 'status'),
  )
  return moves.at(-1)?.from as BookingStatus | undefined
}

export function noteRights(
  { at, by, kind, removedAt }: Pick<TimelineEntry, 'at' | 'by' | 'kind' | 'removedAt'>,
  { now, userId }: { now: Date; userId: string },
) {
  const remove = kind === 'note' && by === userId && !removedAt
  return { correct: remove && now.getTime() - Date.parse(at) < NOTE_CORRECTION_MS, remove }
}

export function isAnswer({ kind, outcome }: Pick<TimelineEntry, 'kind' | 'outcome'>): boolean {
  return kind === 'message' || (kind === 'call' && outcome === 'spoke')
}
