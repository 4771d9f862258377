import type { BookingStatus } from '@/domain/bookingStatus'
import type { BoardCard } from './BoardCard'

export interface BoardNotice {
  id: string
  who: string
  kind: 'moved' | 'movedBack' | 'failed'
  /** The card as it was, for taking the move back. */
  from?: BoardCard
  message?: string
  to: BookingStatus
}

/** What the browser knows better than the page it was sent. */
export interface BoardState {
  /** Cards as they are since they were moved here; a page with a later revision wins. */
  moved: Record<string, BoardCard>
  notice: BoardNotice | null
  waiting: string[]
}

export type BoardEvent =
  | { kind: 'moving'; card: BoardCard }
  | { kind: 'moved'; card: BoardCard; notice: BoardNotice }
  | { kind: 'failed'; notice: BoardNotice }
  | { kind: 'told'; notice: BoardNotice }
  | { kind: 'read' }

export const quietBoard: BoardState = { moved: {}, notice: null, waiting: [] }

/** A card goes where it is put at once, and back where it was when the server did not do it. */
export function boardReducer(state: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'moving': {
      const { card } = event
      const waiting = [...state.waiting, card.id]
      return { moved: { ...state.moved, [card.id]: card }, notice: null, waiting }
    }
    case 'moved': {
      const { card, notice } = event
      const waiting = state.waiting.filter((id) => id !== card.id)
      return { moved: { ...state.moved, [card.id]: card }, notice, waiting }
    }
    case 'failed': {
      const { notice } = event
      const others = Object.values(state.moved).filter(({ id }) => id !== notice.id)
      const moved = Object.fromEntries(others.map((card) => [card.id, card]))
      return { moved, notice, waiting: state.waiting.filter((id) => id !== notice.id) }
    }
    case 'told':
      return { ...state, notice: event.notice }
    case 'read':
      return { ...state, notice: null }
  }
}
