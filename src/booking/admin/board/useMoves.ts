import { useRouter } from 'next/navigation'
import { useReducer } from 'react'
import { canMove, type BookingStatus } from '@/booking/rules/status'
import { board as words } from '@/i18n/en/board'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { changeBooking, ChangeFailed } from '../sendChange'
import type { StatusMove } from '../StatusMenu.client'
import type { BoardCard, BoardNotice } from './boardState'
import { boardReducer, quietBoard } from './boardState'

interface Move extends Pick<StatusMove, 'lostReason'> {
  card: BoardCard
  /** Where the card came from, when this takes a move back. */
  isBack?: boolean
  to: BookingStatus
}

/** Moves cards: at once on the screen, then on the server, and back with a reason if that fails. */
export function useMoves() {
  const { refresh } = useRouter()
  const [state, tell] = useReducer(boardReducer, quietBoard)

  async function move({ card, isBack, lostReason, to }: Move) {
    const { before, id, revision, status, who } = card
    if (to === status || state.waiting.includes(id)) return
    const notice: BoardNotice = { from: card, id, kind: isBack ? 'movedBack' : 'moved', to, who }
    if (!canMove({ before, from: status, to })) {
      const message = bookingWork.noMove(status, to)
      return tell({ kind: 'told', notice: { ...notice, kind: 'failed', message } })
    }
    const there = { ...card, before: status, due: undefined, lostReason, status: to }
    tell({ card: { ...there, revision: revision + 1 }, kind: 'moving' })
    try {
      const changes = { lostReason: to === 'lost' ? (lostReason ?? 'other') : null, status: to }
      const saved = await changeBooking({ changes, id, revision })
      tell({ card: { ...there, revision: saved.revision ?? revision + 1 }, kind: 'moved', notice })
    } catch (error) {
      const message = error instanceof ChangeFailed ? error.message : words.notMoved(who)
      if (!(error instanceof ChangeFailed)) console.error('Error moving booking:', error)
      tell({ kind: 'failed', notice: { ...notice, kind: 'failed', message } })
    }
    refresh()
  }

  function undo({ from, id }: BoardNotice) {
    const card = state.moved[id]
    if (!card || !from) return
    return move({ card, isBack: true, lostReason: from.lostReason ?? undefined, to: from.status })
  }

  return { close: () => tell({ kind: 'read' }), move, state, undo }
}
