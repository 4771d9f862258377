import type { BookingStatus } from './bookingStatus'

/** `added`: written down by hand. `change`: fields changed. The others are what somebody did. */
export const timelineKinds = ['added', 'change', 'note', 'call', 'message', 'merge'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** How a call ended, or the way a message went. */
export const timelineOutcomes = ['spoke', 'noAnswer', 'whatsapp', 'email'] as const
export type TimelineOutcome = (typeof timelineOutcomes)[number]

/** Old entries make room when there are more: one booking stays a small document. */
export const TIMELINE_MAX = 500

export interface FieldChange {
  field: string
  from?: string | null
  to?: string | null
}

export interface TimelineEntry {
  at: string
  /** The id of who did it, and the name that person had then. */
  by?: string | null
  byName?: string | null
  kind: TimelineKind
  /** A note that the crew reads too, on the event sheet. */
  crew?: boolean | null
  outcome?: TimelineOutcome | null
  text?: string | null
  changes?: FieldChange[] | null
}

/** Where the request stood before its latest move. */
export function statusBefore(
  timeline: Pick<TimelineEntry, 'changes'>[] | null | undefined,
): BookingStatus | undefined {
  const moves = (timeline ?? []).flatMap(({ changes }) =>
    (changes ?? []).filter(({ field }) => field === 'status'),
  )
  return moves.at(-1)?.from as BookingStatus | undefined
}

/** The customer heard from the business: the request is no longer unanswered. */
export function isAnswer({ kind, outcome }: Pick<TimelineEntry, 'kind' | 'outcome'>): boolean {
  return kind === 'message' || (kind === 'call' && outcome === 'spoke')
}
