import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangeFailed } from '@/booking/admin/bookingApi'
import { commonMoves } from '@/booking/admin/list/bookingRow'
import {
  assign,
  type BookingSnapshot,
  erase,
  moveTo,
  moveToTrash,
  type Mutation,
  restore,
} from '@/booking/admin/mutations'
import {
  changedSince,
  idle,
  isPending,
  type MutationEvent,
  mutationReducer,
  retryOf,
  runMutation,
} from '@/booking/admin/useBookingMutation'

const booking = (id: string, given: Partial<BookingSnapshot> = {}): BookingSnapshot => ({
  id,
  place: 'list',
  revision: 1,
  status: 'new',
  who: `Guest ${id}`,
  ...given,
})
const meera = booking('1', { who: 'Meera S.' })
const imran = booking('2', { who: 'Imran K.' })

const error = new ChangeFailed('failed')
const asSaved = (mutation: Mutation) =>
  mutation.bookings.map((one) => ({
    booking: one,
    now: { ...one, ...mutation.optimistic?.(one), revision: (one.revision ?? 0) + 1 },
  }))

const after = (...events: MutationEvent[]) => events.reduce(mutationReducer, idle)

const started = (mutation: Mutation, key = 'a'): MutationEvent => ({
  key,
  mutation,
  type: 'started',
})

const settled = (mutation: Mutation, failed: BookingSnapshot[] = [], key = 'a'): MutationEvent => ({
  done: asSaved(mutation).filter((one) => !failed.includes(one.booking)),
  failed: failed.map((one) => ({ booking: one, error })),
  key,
  mutation,
  type: 'settled',
})

const placeOf = (state: typeof idle, one: BookingSnapshot) =>
  (changedSince(state, one) ?? one).place

describe('the state of mutations', () => {
  const removal = moveToTrash([meera])

  it('[D10] should take the booking out of the list as soon as it is deleted', () => {
    const state = after(started(removal))
    expect(placeOf(state, meera)).toBe('trash')
    expect(placeOf(state, imran)).toBe('list')
    expect(isPending(state, '1')).toBe(true)
  })

  it('[D12] should bring the booking back and say so when it was not deleted', () => {
    const state = after(started(removal), settled(removal, [meera]))
    expect(placeOf(state, meera)).toBe('list')
    expect(isPending(state, '1')).toBe(false)
    expect(state.toasts).toMatchObject([{ done: [], failed: [{ booking: meera }] }])
  })

  it('[M12] should keep what was done apart from what failed', () => {
    const both = moveToTrash([meera, imran])
    const state = after(started(both), settled(both, [imran]))
    expect([placeOf(state, meera), placeOf(state, imran)]).toEqual(['trash', 'list'])
    expect(state.toasts).toMatchObject([
      { done: [{ booking: meera }], failed: [] },
      { done: [], failed: [{ booking: imran }] },
    ])
  })

  it('[M12] should count the bookings that are settled', () => {
    const both = moveTo([meera, imran], { to: 'contacted' })
    const state = after(started(both), { key: 'a', type: 'progressed' })
    expect(state.running).toEqual({ a: { ids: ['1', '2'], settled: 1 } })
    expect(mutationReducer(state, settled(both)).running).toEqual({})
  })

  it('[M13] should show the booking again once it is restored, and not when that failed', () => {
    const trashed = { ...meera, place: 'trash' as const, revision: 2 }
    const undo = restore([trashed])
    const deleted = [started(removal), settled(removal)]
    expect(placeOf(after(...deleted, started(undo, 'b')), meera)).toBe('list')
    const failed = after(...deleted, started(undo, 'b'), settled(undo, [trashed], 'b'))
    expect(placeOf(failed, meera)).toBe('trash')
  })

  it('[M8] should give way to a page that was read later, but not to an erased booking', () => {
    const state = after(started(removal), settled(removal))
    expect(changedSince(state, { id: '1', revision: 3 })).toBeUndefined()
    const erased = after(started(erase([meera])), settled(erase([meera])))
    expect(placeOf(erased, { ...meera, revision: 9 })).toBe('nowhere')
  })

  it('should take away a toast that was closed, and no other', () => {
    const ended = [settled(removal), settled(restore([imran]), [], 'b')]
    const state = after(...ended, { key: 'a-done', type: 'dismissed' })
    expect(state.toasts.map(({ key }) => key)).toEqual(['b-done'])
    expect(after(...ended, { type: 'dismissed' }).toasts).toEqual([])
  })

  it('should offer no Undo and no Retry over a booking that is changed again', () => {
    const both = moveTo([meera, imran], { to: 'contacted' })
    const next = moveTo([meera], { to: 'lost' })
    const { toasts } = after(started(both), settled(both), started(next, 'b'))
    expect(toasts.map(({ done }) => done.map((one) => one.booking.id))).toEqual([['2']])
    expect(after(settled(next, [meera]), started(next, 'b')).toasts).toEqual([])
  })

  it('[M3] should leave a failure to the form that shows it', () => {
    const inForm = { ...removal, inForm: true }
    expect(after(started(inForm), settled(inForm, [meera])).toasts).toEqual([])
  })
})

describe('[M12] a mutation', () => {
  it('should send each booking by itself, four at a time, and keep their order', async () => {
    const bookings = ['1', '2', '3', '4', '5', '6'].map((id) => booking(id))
    let open = 0
    const most: number[] = []
    const send = vi.fn(async ({ id }: BookingSnapshot) => {
      most.push((open += 1))
      await Promise.resolve()
      open -= 1
      if (Number(id) % 2 === 0) throw new Error(id)
      return undefined
    })
    const onProgress = vi.fn()
    const { done, failed } = await runMutation({ bookings, send }, onProgress)
    expect(done.map((one) => one.booking.id)).toEqual(['1', '3', '5'])
    expect(failed.map((one) => [one.booking.id, one.error.kind])).toEqual([
      ['2', 'failed'],
      ['4', 'failed'],
      ['6', 'failed'],
    ])
    expect(onProgress).toHaveBeenCalledTimes(6)
    expect(Math.max(...most)).toBe(4)
  })

  it('should be tried again over the newest revision after a conflict only', () => {
    const mutation = moveTo([meera, imran], { to: 'contacted' })
    const failed = [
      { booking: meera, error: new ChangeFailed('conflict', 'Asha changed this') },
      { booking: imran, error: new ChangeFailed('offline') },
    ]
    const { bookings } = retryOf({ failed, mutation })
    expect(bookings.map(({ revision }) => revision)).toEqual([undefined, 1])
  })

  it('[M8] should refuse a move that does not follow, without asking the server', async () => {
    const mutation = moveTo([meera], { to: 'completed' })
    const { failed } = await runMutation(mutation)
    expect(failed[0]?.error).toMatchObject({
      kind: 'invalid',
      message: 'A request that is new cannot become completed.',
    })
    expect(mutation.optimistic?.(meera)).toEqual({})
  })

  it('should say what was done by name, by number and by stage', () => {
    const { texts, undo } = moveTo([meera], { to: 'quoted' })
    const done = asSaved(moveTo([meera, imran], { to: 'quoted' }))
    expect(texts.done(done.slice(0, 1))).toBe('Meera S. moved to Quoted')
    expect(texts.done(done)).toBe('2 bookings moved to Quoted')
    expect(undo?.(done.slice(0, 1)).texts.done(done.slice(0, 1))).toBe('Meera S. is back in New')
    expect(undo?.(done).texts.done(done)).toBe('Taken back for 2 bookings')
    expect(assign([meera]).texts.done(done.slice(0, 1))).toBe(
      'Booking of Meera S. assigned to nobody',
    )
  })
})

describe('[M12] Undo', () => {
  const bodies: unknown[] = []
  beforeEach(() => {
    bodies.length = 0
    vi.stubGlobal(
      'fetch',
      vi.fn((_, { body }: { body: string }) => {
        bodies.push(JSON.parse(body))
        const doc = { id: 'any', revision: 3, status: 'new' }
        return Promise.resolve(new Response(JSON.stringify({ doc })))
      }),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('should give each booking its own status back, over what it is now', async () => {
    const lost = booking('undo-2', { lostReason: 'price', status: 'lost' })
    const mutation = moveTo([booking('undo-1'), lost], { to: 'contacted' })
    const undo = mutation.undo?.(asSaved(mutation))
    expect(undo?.undo).toBeUndefined()
    if (undo) await runMutation(undo)
    expect(bodies).toEqual([
      { lostReason: null, revision: 2, status: 'new' },
      { lostReason: 'price', revision: 2, status: 'lost' },
    ])
  })

  it('should give each booking back to whom it was assigned', async () => {
    const mutation = assign([booking('undo-3'), booking('undo-4', { assignedTo: 'u1' })], {
      id: 'u2',
      name: 'Asha',
    })
    const undo = mutation.undo?.(asSaved(mutation))
    if (undo) await runMutation(undo)
    expect(bodies).toEqual([
      { assignedTo: null, revision: 2 },
      { assignedTo: 'u1', revision: 2 },
    ])
  })

  it('should be there for the trash, but not for what is erased, nor for an Undo', () => {
    expect(erase([meera]).undo).toBeUndefined()
    const removal = moveToTrash([meera])
    const undo = removal.undo?.(asSaved(removal))
    expect(undo?.bookings).toMatchObject([{ place: 'trash', revision: 2 }])
    expect(undo?.optimistic?.(meera)).toEqual({ place: 'list' })
    expect(undo?.undo).toBeUndefined()
  })
})

describe('[M12] the moves of a selection', () => {
  it('should be those that every one of them may make', () => {
    const chosen = [booking('1'), booking('2', { status: 'quoted' })]
    expect(commonMoves(chosen)).toEqual(['contacted', 'confirmed', 'lost'])
    expect(commonMoves([...chosen, booking('3', { status: 'completed' })])).toEqual(['confirmed'])
    expect(commonMoves([booking('1'), booking('2', { status: 'spam' })])).toEqual([])
  })
})
