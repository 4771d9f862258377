import { createContext, use } from 'react'
import type { BookingSnapshot } from '../mutations'
import type { useBookingMutation } from '../useBookingMutation'

/** The open booking, as far as the browser works with it. */
export interface OpenRequest extends BookingSnapshot {
  reference: string
}

interface RequestContextValue extends Pick<
  ReturnType<typeof useBookingMutation>,
  'dismiss' | 'mutate'
> {
  booking: OpenRequest
}

export const RequestContext = createContext<RequestContextValue | null>(null)

export function useRequest(): RequestContextValue {
  const value = use(RequestContext)
  if (!value) throw new Error('Only inside of RequestWork')
  return value
}

interface SheetContextValue {
  close: () => void
  /** Asks before it goes on, when something is not saved. */
  guard: (goOn: () => void) => void
  leave: () => void
  /** What is lost when the sheet closes; null when nothing is. */
  setUnsaved: (forget: (() => void) | null) => void
}

export const SheetContext = createContext<SheetContextValue>({
  close: () => undefined,
  guard: (goOn) => goOn(),
  leave: () => undefined,
  setUnsaved: () => undefined,
})

export const useSheet = () => use(SheetContext)
