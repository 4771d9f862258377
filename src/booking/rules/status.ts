interface StatusRow {
  /** The colour in the panel, and the shape of the mark beside the label. */
  colour?: 'accent' | 'blue' | 'amber' | 'green' | 'slate'
  mark?: 'square' | 'dash'
  moves: readonly string[]
  isOpen?: true
  /** A column of the board. A booking that is done leaves it after DONE_DAYS. */
  onBoard?: 'open' | 'done'
  inFunnel?: true
  /**
   * The state of the event: `quoted` shows on sheets of a day if selected, `taken` fills its day, `held` is over.
   */
  event: 'unquoted' | 'quoted' | 'taken' | 'held' | 'none'
  /** The order within a day of the calendar, the most important first; not shown if undefined. */
  inCalendar?: number
}

/**
 * The statuses of a booking, one row each, in the order of the work. A new row does not compile without its
 * label in src/i18n/en/bookingPanel.ts. An unknown stored status is shown in neutral style.
 */
export const statusTable = {
  new: {
    colour: 'accent',
    moves: ['contacted', 'quoted', 'confirmed', 'lost', 'spam'],
    isOpen: true,
    onBoard: 'open',
    inFunnel: true,
    event: 'unquoted',
    inCalendar: 5,
  },
  contacted: {
    colour: 'blue',
    moves: ['quoted', 'confirmed', 'lost', 'spam'],
    isOpen: true,
    onBoard: 'open',
    inFunnel: true,
    event: 'unquoted',
    inCalendar: 4,
  },
  quoted: {
    colour: 'amber',
    moves: ['contacted', 'confirmed', 'lost'],
    isOpen: true,
    onBoard: 'open',
    inFunnel: true,
    event: 'quoted',
    inCalendar: 3,
  },
  confirmed: {
    colour: 'green',
    moves: ['quoted', 'completed', 'lost'],
    isOpen: true,
    onBoard: 'open',
    inFunnel: true,
    event: 'taken',
    inCalendar: 1,
  },
  completed: {
    colour: 'slate',
    mark: 'square',
    moves: ['confirmed'],
    onBoard: 'done',
    inFunnel: true,
    event: 'held',
    inCalendar: 2,
  },
  lost: { mark: 'dash', moves: ['contacted', 'quoted'], onBoard: 'done', event: 'none' },
  spam: { mark: 'dash', moves: ['new'], event: 'none' },
} as const satisfies Record<string, StatusRow>

export type BookingStatus = keyof typeof statusTable

/** Without an agreed event: the event sheet says so, in its language. */
export type UnwonStatus = {
  [Status in BookingStatus]: (typeof statusTable)[Status]['event'] extends 'taken' | 'held'
    ? never
    : Status
}[BookingStatus]

export const bookingStatuses = Object.keys(statusTable) as BookingStatus[]

const row = (status: string): StatusRow | undefined =>
  isStatus(status) ? statusTable[status] : undefined

const statusesWith = (has: (row: StatusRow) => unknown) =>
  bookingStatuses.filter((status) => has(statusTable[status]))

export const firstStatus: BookingStatus = 'new'

export const openStatuses = statusesWith(({ isOpen }) => isOpen)
/** Sending a quote moves these to Quoted. */
export const unquotedStatuses = statusesWith(({ event }) => event === 'unquoted')
export const quotedStatuses = statusesWith(({ event }) => event === 'quoted')
export const takingDay = statusesWith(({ event }) => event === 'taken')
export const heldStatuses = statusesWith(({ event }) => event === 'held')
export const wonStatuses = [...takingDay, ...heldStatuses]
export const funnelStatuses = statusesWith(({ inFunnel }) => inFunnel)
/** Statuses without an event. An unknown stored status is not one of them. */
export const withoutEvent = statusesWith(({ inCalendar }) => !inCalendar)

export const calendarRank = (status: string) =>
  row(status)?.inCalendar ?? bookingStatuses.length + 1

export const calendarStatuses = statusesWith(({ inCalendar }) => inCalendar).toSorted(
  (one, other) => calendarRank(one) - calendarRank(other),
)

export function statusLook(status: string) {
  const { colour, event, mark } = row(status) ?? {}
  return {
    'data-status': status,
    'data-colour': colour,
    'data-event': event,
    'data-mark': mark,
  }
}

export const lostReasons = ['price', 'dateFull', 'noReply', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

interface Move {
  from: BookingStatus
  /** The status before the latest move, which can always be undone. */
  before?: BookingStatus | null
  to: BookingStatus
}

/** From an unknown stored status, all moves are allowed. */
export function canMove({ before, from, to }: Move): boolean {
  return to === before || (row(from)?.moves.includes(to) ?? isStatus(to))
}

export function nextStatuses({ before, from }: Omit<Move, 'to'>): BookingStatus[] {
  return bookingStatuses.filter((to) => to !== from && canMove({ before, from, to }))
}

export function isStatus(value: unknown): value is BookingStatus {
  return (bookingStatuses as readonly unknown[]).includes(value)
}

export const bookingSources = ['website', 'phone', 'whatsapp', 'walkIn', 'email', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

export const firstSource: BookingSource = 'website'

export const boardStages = statusesWith(({ onBoard }) => onBoard)

/** In days. */
export const DONE_DAYS = 30

export const isDone = (stage: string) => row(stage)?.onBoard === 'done'

export function isBoardStage(value: unknown): value is BookingStatus {
  return (boardStages as readonly unknown[]).includes(value)
}
