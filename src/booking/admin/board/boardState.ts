import { type BookingStatus, isBoardStage, type LostReason } from '@/booking/rules/status'

/** A request as a card: texts, and what moving it takes. */
export interface BoardCard {
  id: string
  who: string
  href: string
  date: string
  guests?: string
  /** How long it waits, or when to come back to it. */
  due?: { isLate: boolean; text: string }
  status: BookingStatus
  /** Where it stood before its latest move. */
  before?: BookingStatus
  lostReason?: LostReason | null
  revision: number
}

export interface BoardColumn {
  cards: BoardCard[]
  hrefOfAll: string
  /** `other`: stored statuses that this version does not know. */
  stage: BookingStatus | 'other'
  total: number
}

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
interface BoardState {
  /** Cards as they are since they were moved here; a page with a later revision wins. */
  moved: Record<string, BoardCard>
  notice: BoardNotice | null
  waiting: string[]
}

type BoardEvent =
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

/** The columns of the page with what was moved since; what was moved stands first. */
export function columnsNow(columns: BoardColumn[], { moved }: BoardState): BoardColumn[] {
  const sent = columns.flatMap(({ cards }) => cards)
  const newer = Object.values(moved).filter((card) => isNewer({ card, sent }))
  const ids = new Set(newer.map(({ id }) => id))
  return columns.map((column) => {
    const staying = column.cards.filter(({ id }) => !ids.has(id))
    const coming = newer.filter(({ status }) => stageOf(status) === column.stage)
    const cards = [...coming, ...staying]
    return { ...column, cards, total: column.total + cards.length - column.cards.length }
  })
}

const stageOf = (status: string) => (isBoardStage(status) ? status : 'other')

/** A page that was read after the move knows it; a card that left the page altogether is not newer. */
function isNewer({ card, sent }: { card: BoardCard; sent: BoardCard[] }): boolean {
  const known = sent.find(({ id }) => id === card.id)
  return known !== undefined && known.revision < card.revision
}
