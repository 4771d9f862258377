import { createContext, use } from 'react'
import type { BookingSnapshot } from '@/booking/admin/mutations'
import type { Mutate } from '@/booking/admin/useBookingMutation'
import { type BookingView, firstView } from '@/booking/rules/view'

export interface Confirmation {
  bookings: BookingSnapshot[]
  kind: 'confirm' | 'delete' | 'erase'
}

interface ListContextValue {
  ask: (question: Confirmation) => void
  hasLeft: (booking: BookingSnapshot) => boolean
  mutate: Mutate
  progress?: { all: number; settled: number }
  select: (ids: string[], on: boolean) => void
  selected: string[]
}

export const ListContext = createContext<ListContextValue>({
  ask: () => undefined,
  hasLeft: () => false,
  mutate: async () => ({ done: [], failed: [] }),
  select: () => undefined,
  selected: [],
})

export const useList = () => use(ListContext)

export interface GoOptions {
  /** Runs before the changed view is requested. The view changes even if it fails. */
  before?: () => Promise<unknown>
  /** Adds no history entry. */
  replace?: boolean
}

interface ViewContextValue {
  busy: boolean
  go: (change: Partial<BookingView>, options?: GoOptions) => void
  view: BookingView
}

export const ViewContext = createContext<ViewContextValue>({
  busy: false,
  go: () => undefined,
  view: firstView,
})

export const useView = () => use(ViewContext)
