import { describe, expect, it } from 'vitest'
import { type BoardCard, type BoardColumn, columnsNow } from '@/booking/admin/board/columnsNow'
import { announcementsOf } from '@/booking/admin/board/dragging'
import type { LoadedCard } from '@/booking/admin/board/loadBoard'
import { toCard } from '@/booking/admin/board/loadBoard'
import { ChangeFailed } from '@/booking/admin/bookingApi'
import { moveTo } from '@/booking/admin/mutations'
import { changedSince, idle, mutationReducer } from '@/booking/admin/useBookingMutation'
import type { BookingStatus } from '@/booking/rules/status'

const card: BoardCard = {
  id: 'a',
  who: 'Meera',
  href: '/admin?open=a',
  date: 'Sat, 12 Dec 2026',
  place: 'list',
  status: 'new',
  revision: 3,
}

const column = (stage: BoardColumn['stage'], cards: BoardCard[]): BoardColumn => ({
  cards,
  hrefOfAll: '/admin',
  stage,
  total: cards.length,
})

const shown = (columns: BoardColumn[], state: typeof idle) =>
  columnsNow(columns, (one) => changedSince(state, one)).map(({ cards, stage, total }) => [
    stage,
    cards.map(({ id }) => id).join(),
    total,
  ])

const started = (to: BookingStatus) =>
  mutationReducer(idle, { key: 'a', mutation: moveTo([card], { to }), type: 'started' })

const done = (to: BookingStatus) => {
  const mutation = moveTo([card], { to })
  const now = { ...card, before: 'new' as const, revision: 4, status: to }
  const ended = { done: [{ booking: card, now }], failed: [], key: 'a', mutation }
  return mutationReducer(started(to), { ...ended, type: 'settled' })
}

describe('[M8] a card that is moved', () => {
  const sent = [column('new', [card]), column('quoted', [{ ...card, id: 'b', status: 'quoted' }])]

  it('should stand in its new column at once, first', () => {
    expect(shown(sent, started('quoted'))).toEqual([
      ['new', '', 0],
      ['quoted', 'a,b', 2],
    ])
  })

  it('should go back when it could not be moved', () => {
    const failed = [{ booking: card, error: new ChangeFailed('offline') }]
    const mutation = moveTo([card], { to: 'quoted' })
    const ended = { done: [], failed, key: 'a', mutation }
    const state = mutationReducer(started('quoted'), { ...ended, type: 'settled' })
    expect(shown(sent, state)).toEqual([
      ['new', 'a', 1],
      ['quoted', 'b', 1],
    ])
  })

  it('should be where a newer page says', () => {
    const later = [column('new', []), column('confirmed', [{ ...card, revision: 5 }])]
    expect(shown(later, done('quoted'))).toEqual([
      ['new', '', 0],
      ['confirmed', 'a', 1],
    ])
    expect(shown([column('new', []), column('quoted', [])], done('quoted'))).toEqual([
      ['new', '', 0],
      ['quoted', '', 0],
    ])
  })

  it('should leave the board with spam, in one move', () => {
    expect(shown(sent, done('spam'))[0]).toEqual(['new', '', 0])
  })
})

describe('[M8] what dragging says', () => {
  const say = announcementsOf((id) => (id === 'a' ? card : null))
  const over = (id: string) => ({ active: { id: 'a' }, over: { id } }) as never

  it('should name the request and the stage, and what is not allowed', () => {
    expect(say.onDragStart({ active: { id: 'a' } } as never)).toBe('Meera lifted.')
    expect(say.onDragOver(over('quoted'))).toBe('Meera is over Quoted.')
    expect(say.onDragOver(over('completed'))).toBe('Meera cannot go to Completed.')
    expect(say.onDragEnd(over('confirmed'))).toBe('Meera dropped in Confirmed.')
    expect(say.onDragEnd({ active: { id: 'a' }, over: null } as never)).toBe(
      'Meera is over no stage.',
    )
  })
})

describe('[M8] what a card says', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const booking = (data: object) =>
    ({ createdAt: '2026-11-24T09:30:00Z', id: 'a', status: 'new', ...data }) as LoadedCard
  const dueOf = (data: object) => toCard({ booking: booking(data), now }).due

  it('should tell how long a request waits, and warn after two hours', () => {
    expect(dueOf({})).toEqual({ isLate: true, text: 'Unanswered for 2 h' })
    expect(dueOf({ createdAt: '2026-11-24T11:15:00Z' })).toMatchObject({ isLate: false })
    expect(dueOf({ answeredAt: '2026-11-24T10:00:00Z' })).toBeUndefined()
  })

  it('should tell the day to come back, and warn once it is over', () => {
    const quoted = { status: 'quoted' as BookingStatus }
    expect(dueOf({ ...quoted, followUpOn: '2026-11-24' })).toMatchObject({ isLate: false })
    expect(dueOf({ ...quoted, followUpOn: '2026-11-23' })).toEqual({
      isLate: true,
      text: 'Follow-up was due Mon, 23 Nov 2026',
    })
    expect(dueOf({ followUpOn: '2026-11-01', status: 'lost' })).toBeUndefined()
  })

  it('should be named by the phone number where there is no name', () => {
    expect(toCard({ booking: booking({ contactNumber: '9829012345' }), now }).who).toContain(
      '98290',
    )
  })
})
