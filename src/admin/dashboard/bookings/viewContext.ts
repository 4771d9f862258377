import { createContext, use } from 'react'
import { firstView, type BookingView } from '@/domain/bookingView/BookingView'

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
