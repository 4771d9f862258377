/** Where a request stands, in the order of the work. */
export const bookingStatuses = [
  'new',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'lost',
  'spam',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export const firstStatus: BookingStatus = 'new'

/** Somebody still has to do something about these. */
export const openStatuses: readonly BookingStatus[] = ['new', 'contacted', 'quoted', 'confirmed']

export const lostReasons = ['price', 'dateFull', 'noReply', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/** Where a request may go from where it stands. Steps may be left out; what is done is not new again. */
const moves: Record<BookingStatus, readonly BookingStatus[]> = {
  new: ['contacted', 'quoted', 'confirmed', 'lost', 'spam'],
  contacted: ['quoted', 'confirmed', 'lost', 'spam'],
  quoted: ['contacted', 'confirmed', 'lost'],
  confirmed: ['quoted', 'completed', 'lost'],
  completed: ['confirmed'],
  lost: ['contacted', 'quoted'],
  spam: ['new'],
}

interface Move {
  from: BookingStatus
  /** Where it stood before the latest move: taking back a slip is always open. */
  before?: BookingStatus | null
  to: BookingStatus
}

/** From a stored status that this version does not know, every known one is open. */
export function canMove({ before, from, to }: Move): boolean {
  return to === before || (isStatus(from) ? moves[from].includes(to) : isStatus(to))
}

/** The statuses to choose from, in the order of the work. */
export function nextStatuses({ before, from }: Omit<Move, 'to'>): BookingStatus[] {
  return bookingStatuses.filter((to) => to !== from && canMove({ before, from, to }))
}

export function isStatus(value: unknown): value is BookingStatus {
  return (bookingStatuses as readonly unknown[]).includes(value)
}

/** How a request came in: by itself through the site, or written down by hand. */
export const bookingSources = ['website', 'phone', 'whatsapp', 'walkIn', 'email', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

export const firstSource: BookingSource = 'website'

/** The columns of the board, in the order of the work. */
export const boardStages = ['new', 'contacted', 'quoted', 'confirmed', 'completed', 'lost'] as const
export type BoardStage = (typeof boardStages)[number]

/** What is done leaves the board after these days. */
export const DONE_DAYS = 30

export const isDone = (stage: string) => stage === 'completed' || stage === 'lost'

export function isBoardStage(value: unknown): value is BoardStage {
  return (boardStages as readonly unknown[]).includes(value)
}
