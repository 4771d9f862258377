import { createContext, use } from 'react'
import type { DeskBooking, Place, Task } from './Task'

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
