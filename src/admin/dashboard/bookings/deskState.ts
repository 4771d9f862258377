import type { Done, NotDone, Outcome } from './doTask'
import { placeAfter, type Place, type Task } from './Task'

export type Notice = { key: string; task: Task } & (
  { kind: 'done'; done: Done[] } | { kind: 'failed'; failed: NotDone[] }
)

/** What the browser knows better than the page it was sent. */
export interface DeskState {
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
