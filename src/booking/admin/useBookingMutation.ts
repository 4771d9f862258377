import { useRouter } from 'next/navigation'
import pLimit from 'p-limit'
import { useId, useReducer, useRef } from 'react'
import { statusBefore } from '@/booking/rules/timeline'
import { asChangeFailed, type SavedBooking } from './bookingApi'
import type { BookingSnapshot, Changed, Failed, Mutation } from './mutations'

export interface Toast extends Outcome {
  key: string
  mutation: Mutation
}

interface Outcome {
  done: Changed[]
  failed: Failed[]
}

interface MutationState {
  optimistic: Record<string, BookingSnapshot>
  /** Mutations by key: their bookings, and how many are settled. */
  running: Record<string, { ids: string[]; settled: number }>
  toasts: Toast[]
}

export type MutationEvent =
  | { type: 'started'; key: string; mutation: Mutation }
  | { type: 'progressed'; key: string }
  | ({ type: 'settled'; key: string; mutation: Mutation } & Outcome)
  | { type: 'dismissed'; key?: string }

export const idle: MutationState = { optimistic: {}, running: {}, toasts: [] }

export function mutationReducer(state: MutationState, event: MutationEvent): MutationState {
  switch (event.type) {
    case 'started': {
      const { bookings, optimistic } = event.mutation
      const ids = bookings.map(({ id }) => id)
      const shown = bookings.map((booking) => ({ ...booking, ...optimistic?.(booking) }))
      return {
        optimistic: { ...state.optimistic, ...byId(shown) },
        running: { ...state.running, [event.key]: { ids, settled: 0 } },
        toasts: withoutBookings(state.toasts, ids),
      }
    }
    case 'progressed': {
      const one = state.running[event.key]
      if (!one) return state
      const running = { ...state.running, [event.key]: { ...one, settled: one.settled + 1 } }
      return { ...state, running }
    }
    case 'settled': {
      const { done, failed, key, mutation } = event
      const others = Object.entries(state.running).filter(([other]) => other !== key)
      const settled = [...done.map(({ now }) => now), ...failed.map(({ booking }) => booking)]
      const toasts = [
        { done, failed: [], key: `${key}-done`, mutation },
        { done: [], failed: mutation.inForm ? [] : failed, key: `${key}-failed`, mutation },
      ].filter((toast) => toast.done.length + toast.failed.length > 0)
      return {
        optimistic: { ...state.optimistic, ...byId(settled) },
        running: Object.fromEntries(others),
        toasts: [...state.toasts, ...toasts],
      }
    }
    case 'dismissed':
      return { ...state, toasts: event.key ? without(state.toasts, event.key) : [] }
  }
}

const without = (toasts: Toast[], key: string) => toasts.filter((toast) => toast.key !== key)

const byId = (bookings: BookingSnapshot[]) =>
  Object.fromEntries(bookings.map((booking) => [booking.id, booking]))

/** Removes Undo and Retry of earlier mutations, which are about a state before the next change. */
function withoutBookings(toasts: Toast[], ids: string[]): Toast[] {
  const others = ({ booking }: { booking: BookingSnapshot }) => !ids.includes(booking.id)
  return toasts
    .map((toast) => ({
      ...toast,
      done: toast.done.filter(others),
      failed: toast.failed.filter(others),
    }))
    .filter(({ done, failed }) => done.length + failed.length > 0)
}

export function isPending({ running }: Pick<MutationState, 'running'>, id: string): boolean {
  return Object.values(running).some(({ ids }) => ids.includes(id))
}

/** The booking with the changes made here, unless the page is newer. */
export function changedSince(
  state: Pick<MutationState, 'optimistic' | 'running'>,
  { id, revision = 0 }: Pick<BookingSnapshot, 'id' | 'revision'>,
): BookingSnapshot | undefined {
  const known = state.optimistic[id]
  if (!known) return undefined
  const isNewer = (known.revision ?? 0) > revision || known.place === 'nowhere'
  return isNewer || isPending(state, id) ? known : undefined
}

/** After a conflict, Retry uses the newest revision. */
export function retryOf({ failed, mutation }: Pick<Toast, 'failed' | 'mutation'>): Mutation {
  const bookings = failed.map(({ booking, error }) =>
    error.kind === 'conflict' ? { ...booking, revision: undefined } : booking,
  )
  return { ...mutation, bookings }
}

const CONCURRENCY = 4

/** Sends one request for each booking, so that one failure does not stop the others. */
export async function runMutation(
  { bookings, optimistic, send }: Pick<Mutation, 'bookings' | 'optimistic' | 'send'>,
  onProgress: () => void = () => undefined,
): Promise<Outcome> {
  const limit = pLimit(CONCURRENCY)
  const results = await limit.map(bookings, async (booking): Promise<Changed | Failed> => {
    const result = await send(booking).then(
      (saved) => ({
        booking,
        now: { ...booking, ...optimistic?.(booking), ...(saved && toSnapshot(saved)) },
      }),
      (error: unknown) => ({ booking, error: asChangeFailed(error) }),
    )
    onProgress()
    return result
  })
  return {
    done: results.filter((one) => 'now' in one),
    failed: results.filter((one) => 'error' in one),
  }
}

const toSnapshot = ({ assignedTo, lostReason, revision, status, timeline }: SavedBooking) => ({
  assignedTo,
  before: statusBefore(timeline),
  lostReason,
  revision: revision ?? undefined,
  status,
})

export type Mutate = (mutation: Mutation) => Promise<Outcome>

/** All changes of bookings go through this hook; table, board and open booking have one each. */
export function useBookingMutation() {
  const { refresh } = useRouter()
  const [state, dispatch] = useReducer(mutationReducer, idle)
  const count = useRef(0)
  const prefix = useId()

  async function mutate(mutation: Mutation): Promise<Outcome> {
    const key = `${prefix}-${(count.current += 1)}`
    dispatch({ key, mutation, type: 'started' })
    const outcome = await runMutation(mutation, () => dispatch({ key, type: 'progressed' }))
    for (const { error } of outcome.failed) {
      if (error.kind === 'conflict' || error.kind === 'invalid') continue
      console.error(mutation.texts.log ?? 'Error changing booking:', error)
    }
    dispatch({ ...outcome, key, mutation, type: 'settled' })
    const hasConflict = outcome.failed.some(({ error }) => error.kind === 'conflict')
    if ((outcome.done.length > 0 && !mutation.asksMore) || hasConflict) refresh()
    return outcome
  }

  return { dismiss: (key?: string) => dispatch({ key, type: 'dismissed' }), mutate, state }
}
