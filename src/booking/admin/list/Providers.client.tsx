'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react'
import { erase, moveTo, moveToTrash, type Mutation } from '@/booking/admin/mutations'
import { Toasts } from '@/booking/admin/Toasts'
import { changedSince, useBookingMutation } from '@/booking/admin/useBookingMutation'
import type { BookingView } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { panelPaths } from '@/panel/panelPaths'
import { type GoOptions, ListContext, type Confirmation, ViewContext } from './contexts'
import { QuestionDialog } from './QuestionDialog'

interface ViewProviderProps {
  children: ReactNode
  view: BookingView
}

/** The address contains the view. Controls show a choice before the server responds. */
export function ViewProvider({ children, view }: ViewProviderProps) {
  const { push, replace } = useRouter()
  const [busy, start] = useTransition()
  const [optimisticView, setOptimisticView] = useOptimistic(view)

  function go(change: Partial<BookingView>, { before, replace: replaces }: GoOptions = {}) {
    const next = { ...optimisticView, ...change }
    const move = () => (replaces ? replace : push)(panelPaths.bookings(next), { scroll: false })
    start(async () => {
      setOptimisticView(next)
      if (!before) return move()
      await before().catch((error: unknown) => console.error('Error keeping the columns:', error))
      start(move)
    })
  }

  return (
    <ViewContext value={{ busy, go, view: optimisticView }}>
      <div aria-busy={busy}>{children}</div>
    </ViewContext>
  )
}

export function ListProvider({ children }: { children: ReactNode }) {
  const { dismiss, mutate, state } = useBookingMutation()
  const [selected, setSelected] = useState<string[]>([])
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const bulk = Object.values(state.running).find(({ ids }) => ids.length > 1)

  async function mutateList(mutation: Mutation) {
    const { bookings, optimistic } = mutation
    const leaves = bookings.some((booking) => optimistic?.(booking).place)
    if (leaves) list.current?.focus({ preventScroll: true })
    const outcome = await mutate(mutation)
    const ids = outcome.done.map(({ booking }) => booking.id)
    setSelected((before) => before.filter((id) => !ids.includes(id)))
    return outcome
  }

  const context = {
    ask: setQuestion,
    hasLeft: (booking: Confirmation['bookings'][number]) =>
      (changedSince(state, booking) ?? booking).place !== booking.place,
    mutate: mutateList,
    progress: bulk && { all: bulk.ids.length, settled: bulk.settled },
    select: (ids: string[], on: boolean) =>
      setSelected((before) => [...before.filter((id) => !ids.includes(id)), ...(on ? ids : [])]),
    selected,
  }

  return (
    <ListContext value={context}>
      <div aria-label={words.tableOf} className="desk-list" ref={list} role="region" tabIndex={-1}>
        {children}
      </div>
      {question && (
        <QuestionDialog
          onCancel={() => setQuestion(null)}
          onConfirm={({ bookings, kind }) => {
            setQuestion(null)
            void mutateList(confirmed[kind](bookings))
          }}
          question={question}
        />
      )}
      <Toasts onDismiss={dismiss} onMutate={context.mutate} toasts={state.toasts} />
    </ListContext>
  )
}

const confirmed: Record<Confirmation['kind'], (bookings: Confirmation['bookings']) => Mutation> = {
  confirm: (bookings) => moveTo(bookings, { to: 'confirmed' }),
  delete: moveToTrash,
  erase,
}
