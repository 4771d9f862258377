import { describe, expect, it, vi } from 'vitest'
import { commonMoves } from '@/booking/admin/list/bookingRow'
import { doTask } from '@/booking/admin/list/changeOnServer'
import { retryOf, takeBack } from '@/booking/admin/list/deskState'
import { taskFor, type Change, type DeskBooking } from '@/booking/admin/list/deskState'
import { ChangeFailed } from '@/booking/admin/sendChange'

const booking = (id: string, given: Partial<DeskBooking> = {}): DeskBooking => ({
  id,
  place: 'list',
  revision: 1,
  status: 'new',
  who: `Guest ${id}`,
  ...given,
})

describe('[M12] a task', () => {
  it('should do each booking by itself, and tell in their order what failed', async () => {
    const task = taskFor(
      'delete',
      ['1', '2', '3', '4', '5', '6'].map((id) => booking(id)),
    )
    const change = vi.fn((_: unknown, { booking: one }: Change) =>
      Number(one.id) % 2 ? Promise.resolve(one) : Promise.reject(new Error(one.id)),
    )
    const seen: number[] = []
    const { done, failed } = await doTask({ change, onProgress: (n) => seen.push(n), task })
    expect(done.map((one) => one.booking.id)).toEqual(['1', '3', '5'])
    expect(failed.map((one) => one.booking.id)).toEqual(['2', '4', '6'])
    expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('should take back a status to what each was, over what it is now', () => {
    const task = taskFor(
      'status',
      [booking('1'), booking('2', { lostReason: 'price', status: 'lost' })],
      { lostReason: null, status: 'contacted' },
    )
    const done = task.changes.map((one) => ({
      ...one,
      now: { ...one.booking, revision: 2, status: 'contacted' as const },
    }))
    const back = takeBack(task, done)
    expect(back).toMatchObject({ kind: 'takeBack', undoes: true })
    expect(back?.changes.map(({ to }) => to)).toEqual([
      { lostReason: null, status: 'new' },
      { lostReason: 'price', status: 'lost' },
    ])
    expect(back?.changes.map((one) => one.booking.revision)).toEqual([2, 2])
  })

  it('should give back to whom it belonged, or to nobody', () => {
    const task = taskFor('assign', [booking('1'), booking('2', { assignedTo: 'u1' })], {
      assignedTo: 'u2',
    })
    const done = task.changes.map((one) => ({ ...one, now: one.booking }))
    expect(takeBack(task, done)?.changes.map(({ to }) => to)).toEqual([
      { assignedTo: null },
      { assignedTo: 'u1' },
    ])
  })

  it('should not take back what cannot be, nor what takes back', () => {
    const done = [{ booking: booking('1'), now: booking('1'), to: {} }]
    expect(takeBack(taskFor('erase', [booking('1')]), done)).toBeUndefined()
    const undone = { ...taskFor('restore', [booking('1')]), undoes: true }
    expect(takeBack(undone, done)).toBeUndefined()
    expect(takeBack(taskFor('delete', [booking('1')]), done)?.kind).toBe('restore')
  })

  it('should be tried again over the newest state by whoever was told of it', () => {
    const task = taskFor('status', [booking('1'), booking('2')], { status: 'contacted' })
    const told = new ChangeFailed({ failure: 'changedMeanwhile', message: 'Asha changed this' })
    const errors = [told, new Error('no network')]
    const failed = task.changes.map((one, index) => ({ ...one, error: errors[index] }))
    expect(retryOf(task, failed).changes.map((one) => one.booking.revision)).toEqual([undefined, 1])
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
