import { createContext, use } from 'react'
import { type BookingView, firstView } from '@/booking/rules/view'
import type { DeskBooking, Place, Task } from './deskState'

export interface Question {
  bookings: DeskBooking[]
  kind: 'confirm' | 'delete' | 'erase'
}

interface DeskContextValue {
  /** Opens the question whether to delete or confirm these. */
  ask: (question: Question) => void
  /** How many of a task are done, while one runs. */
  progress: { all: number; done: number } | null
  places: Record<string, Place>
  run: (task: Task) => void
  select: (ids: string[], on: boolean) => void
  selected: string[]
}

export const DeskContext = createContext<DeskContextValue>({
  ask: () => undefined,
  places: {},
  progress: null,
  run: () => undefined,
  select: () => undefined,
  selected: [],
})

export const useDesk = () => use(DeskContext)

/** Whether this browser knows that the booking is no longer in the list it was sent in. */
export function hasLeft(places: Record<string, Place>, { id, place }: DeskBooking): boolean {
  return (places[id] ?? place) !== place
}

interface ViewContextValue {
  busy: boolean
  /** Shows another view; what it does not name stays. `replace` leaves no step for Back. */
  go: (change: Partial<BookingView>, options?: { replace?: boolean }) => void
  /** What was asked for last, also while it is still being read. */
  view: BookingView
}

export const ViewContext = createContext<ViewContextValue>({
  busy: false,
  go: () => undefined,
  view: firstView,
})

export const useView = () => use(ViewContext)
