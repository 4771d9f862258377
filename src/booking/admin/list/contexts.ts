import { createContext, use } from 'react'
import { type BookingView, firstView } from '@/booking/rules/view'
import type { BookingSnapshot, Mutation } from '../mutations'

export interface Question {
  bookings: BookingSnapshot[]
  kind: 'confirm' | 'delete' | 'erase'
}

interface ListContextValue {
  ask: (question: Question) => void
  hasLeft: (booking: BookingSnapshot) => boolean
  mutate: (mutation: Mutation) => void
  progress?: { all: number; settled: number }
  select: (ids: string[], on: boolean) => void
  selected: string[]
}

export const ListContext = createContext<ListContextValue>({
  ask: () => undefined,
  hasLeft: () => false,
  mutate: () => undefined,
  select: () => undefined,
  selected: [],
})

export const useList = () => use(ListContext)

interface ViewContextValue {
  busy: boolean
  /** Changes the named parts of the view. `replace` adds no history entry. */
  go: (change: Partial<BookingView>, options?: { replace?: boolean }) => void
  view: BookingView
}

export const ViewContext = createContext<ViewContextValue>({
  busy: false,
  go: () => undefined,
  view: firstView,
})

export const useView = () => use(ViewContext)
