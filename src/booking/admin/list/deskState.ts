import type { BookingStatus, LostReason } from '@/booking/rules/status'
import { ChangeFailed } from '../sendChange'
import type { Done, NotDone, Outcome } from './changeOnServer'
import type { NamedBooking } from './bookingRow'

export type Notice = { key: string; task: Task } & (
  { kind: 'done'; done: Done[] } | { kind: 'failed'; failed: NotDone[] }
)

/** What the browser knows better than the page it was sent. */
interface DeskState {
  notices: Notice[]
  /** Where bookings are that left the list they were in. */
  places: Record<string, Place>
  selected: string[]
}

export type DeskEvent =
  | { type: 'started'; task: Task }
  | ({ type: 'ended'; key: string; task: Task } & Outcome)
  | { type: 'read'; key: string }
  | { type: 'selected'; ids: string[]; on: boolean }

export const quietDesk: DeskState = { notices: [], places: {}, selected: [] }

/** A row leaves as soon as it is asked for, and comes back when the server did not do it. */
export function deskReducer(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'started': {
      const place = placeAfter[event.task.kind]
      if (!place) return state
      const moved = event.task.changes.map(({ booking }) => [booking.id, place] as const)
      return { ...state, places: { ...state.places, ...Object.fromEntries(moved) } }
    }
    case 'ended': {
      const { done, failed, key, task } = event
      const back = failed.map(({ booking }) => [booking.id, booking.place] as const)
      const stay = new Set(done.map(({ booking }) => booking.id))
      return {
        notices: [
          ...state.notices,
          ...(done.length ? [{ done, key: `${key}-done`, kind: 'done' as const, task }] : []),
          ...(failed.length
            ? [{ failed, key: `${key}-failed`, kind: 'failed' as const, task }]
            : []),
        ],
        places: { ...state.places, ...Object.fromEntries(back) },
        selected: state.selected.filter((id) => !stay.has(id)),
      }
    }
    case 'read':
      return { ...state, notices: state.notices.filter(({ key }) => key !== event.key) }
    case 'selected': {
      const others = state.selected.filter((id) => !event.ids.includes(id))
      return { ...state, selected: event.on ? [...others, ...event.ids] : others }
    }
  }
}

/** A booking as far as something may be done to it from the list. */
export interface DeskBooking extends NamedBooking {
  place: Place
  revision?: number
  status: BookingStatus
  /** Where it stood before its latest move. */
  before?: BookingStatus
  lostReason?: LostReason | null
  /** The id of a user. */
  assignedTo?: string | null
}

/** Where a booking is listed. */
export type Place = 'list' | 'trash' | 'nowhere'

export type TaskKind = 'delete' | 'restore' | 'erase' | 'status' | 'assign' | 'takeBack'

export interface Change {
  booking: DeskBooking
  /** What becomes of its fields; nothing for what only changes its place. */
  to: Partial<Pick<DeskBooking, 'assignedTo' | 'lostReason' | 'status'>>
}

/** One thing done to one booking or to several. */
export interface Task {
  changes: Change[]
  kind: TaskKind
  /** It takes back another: it is not offered to be taken back itself. */
  undoes?: boolean
}

/** Where a booking is afterwards; nothing when it stays where it is. */
export const placeAfter: Partial<Record<TaskKind, Place>> = {
  delete: 'trash',
  erase: 'nowhere',
  restore: 'list',
}

/** The same for each of them. */
export function taskFor(kind: TaskKind, bookings: DeskBooking[], to: Change['to'] = {}): Task {
  return { changes: bookings.map((booking) => ({ booking, to })), kind }
}

/** The same once more. Whoever was told of another's change and tries again means it. */
export function retryOf(task: Task, failed: NotDone[]): Task {
  const changes = failed.map(({ booking, error, to }) => ({
    booking: isOutdated({ error }) ? { ...booking, revision: undefined } : booking,
    to,
  }))
  return { ...task, changes }
}

const inverse: Partial<Record<TaskKind, TaskKind>> = {
  assign: 'takeBack',
  delete: 'restore',
  restore: 'delete',
  status: 'takeBack',
}

/** What undoes what was done, over the bookings as they are now; nothing where nothing does. */
export function takeBack({ kind, undoes }: Task, done: Done[]): Task | undefined {
  const back = inverse[kind]
  if (!back || undoes || done.length === 0) return undefined
  return {
    changes: done.map(({ booking, now, to }) => ({ booking: now, to: asBefore(booking, to) })),
    kind: back,
    undoes: true,
  }
}

function asBefore({ assignedTo, lostReason, status }: Change['booking'], to: Change['to']) {
  return {
    ...('status' in to && { lostReason: lostReason ?? null, status }),
    ...('assignedTo' in to && { assignedTo: assignedTo ?? null }),
  }
}

/** Somebody else changed the booking since it was read. */
export function isOutdated({ error }: { error: unknown }): boolean {
  return error instanceof ChangeFailed && error.failure === 'changedMeanwhile'
}
