import { createContext, use } from 'react'
import type { BookingSnapshot } from '@/booking/admin/mutations'
import type { useBookingMutation } from '@/booking/admin/useBookingMutation'

export interface OpenBooking extends BookingSnapshot {
  reference: string
}

interface BookingContextValue extends Pick<
  ReturnType<typeof useBookingMutation>,
  'dismiss' | 'mutate'
> {
  booking: OpenBooking
}

export const BookingContext = createContext<BookingContextValue | null>(null)

export function useOpenBooking(): BookingContextValue {
  const value = use(BookingContext)
  if (!value) throw new Error('Only inside of BookingProvider')
  return value
}

interface SheetContextValue {
  close: () => void
  guard: (goOn: () => void) => void
  leave: () => void
  setUnsaved: (discard: (() => void) | null) => void
}

export const SheetContext = createContext<SheetContextValue>({
  close: () => undefined,
  guard: (goOn) => goOn(),
  leave: () => undefined,
  setUnsaved: () => undefined,
})

export const useSheet = () => use(SheetContext)
