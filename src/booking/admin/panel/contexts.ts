import { createContext, use } from 'react'
import type { BookingStatus } from '@/booking/rules/status'
import type { TimelineEntry } from '@/booking/rules/timeline'
import type { Booking } from '@/payload-types'

/** The open request, as far as the browser works with it. */
export interface OpenRequest {
  id: string
  reference: string
  revision: number
  status: BookingStatus
  who: string
}

/** Runs over the revision that the first work led to. */
export interface Undo extends Omit<Done, 'undo'> {
  work: () => Promise<Booking | undefined>
}

interface Done {
  /** What is said when it is done. */
  said: string
  /** Takes it back: these values, or something else to do. */
  undo?: Partial<Booking> | Undo
}

export interface Change extends Done {
  changes: Partial<Booking>
}

export interface Deed extends Done {
  deed: Pick<TimelineEntry, 'crew' | 'kind' | 'outcome' | 'text'>
}

interface RequestContextValue {
  booking: OpenRequest
  /** Each answers whether it was done; what went wrong is told by itself. */
  change: (change: Change) => Promise<boolean>
  /** Takes away what was said last. */
  hush: () => void
  log: (deed: Deed) => Promise<boolean>
  /** Does something else with the request, in the same way. */
  attempt: (work: () => Promise<Booking | undefined>, done: Done) => Promise<boolean>
  /** The newest revision that this browser knows. */
  revision: () => number
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
