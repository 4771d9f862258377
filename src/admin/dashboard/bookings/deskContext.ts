import { createContext, use } from 'react'
import type { NamedBooking } from './BookingRow'

interface DeskContextValue {
  /** Ids of rows that left the list in this browser. */
  hidden: string[]
  /** Opens the question whether to delete this booking. */
  ask: (booking: NamedBooking) => void
}

export const DeskContext = createContext<DeskContextValue>({ ask: () => undefined, hidden: [] })

export const useDesk = () => use(DeskContext)
