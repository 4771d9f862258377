import { createContext, use } from 'react'
import type { BookingSnapshot } from '../mutations'
import type { useBookingMutation } from '../useBookingMutation'

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
  guard: (goOn: () => void) => void
  leave: () => void
  setUnsaved: (forget: (() => void) | null) => void
}

export const SheetContext = createContext<SheetContextValue>({
  close: () => undefined,
  guard: (goOn) => goOn(),
  leave: () => undefined,
  setUnsaved: () => undefined,
})

export const useSheet = () => use(SheetContext)
