import { describe, expect, it } from 'vitest'
import { hasLeft } from '@/booking/admin/list/deskContext'
import {
  deskReducer,
  quietDesk,
  type DeskEvent,
  taskFor,
  type DeskBooking,
  type Task,
} from '@/booking/admin/list/deskState'

const meera: DeskBooking = { id: '1', place: 'list', status: 'new', who: 'Meera S.' }
const imran: DeskBooking = { id: '2', place: 'list', status: 'new', who: 'Imran K.' }

const after = (...events: DeskEvent[]) => events.reduce(deskReducer, quietDesk)

const started = (task: Task): DeskEvent => ({ task, type: 'started' })

const ended = (task: Task, failed: DeskBooking[] = []): DeskEvent => ({
  done: task.changes
    .filter(({ booking }) => !failed.includes(booking))
    .map((change) => ({ ...change, now: change.booking })),
  failed: task.changes
    .filter(({ booking }) => failed.includes(booking))
    .map((change) => ({ ...change, error: new Error('no') })),
  key: task.kind,
  task,
  type: 'ended',
})

describe('deskReducer', () => {
  const removal = taskFor('delete', [meera])

  it('[D10] should take the row away as soon as it is deleted', () => {
    const { places } = after(started(removal))
    expect(hasLeft(places, meera)).toBe(true)
    expect(hasLeft(places, { ...meera, place: 'trash' })).toBe(false)
    expect(hasLeft(places, imran)).toBe(false)
  })

  it('[D12] should bring the row back and say so when it was not deleted', () => {
    const { notices, places } = after(started(removal), ended(removal, [meera]))
    expect(hasLeft(places, meera)).toBe(false)
    expect(notices).toMatchObject([{ failed: [{ booking: meera }], kind: 'failed' }])
  })

  it('[M12] should tell what was done apart from what was not', () => {
    const both = taskFor('delete', [meera, imran])
    const { notices, places } = after(started(both), ended(both, [imran]))
    expect([hasLeft(places, meera), hasLeft(places, imran)]).toEqual([true, false])
    expect(notices).toMatchObject([
      { done: [{ booking: meera }], kind: 'done' },
      { failed: [{ booking: imran }], kind: 'failed' },
    ])
  })

  it('[M12] should keep selected what could not be done', () => {
    const both = taskFor('status', [meera, imran], { status: 'contacted' })
    const select: DeskEvent = { ids: ['1', '2'], on: true, type: 'selected' }
    expect(after(select, ended(both, [imran])).selected).toEqual(['2'])
    expect(after(select, { ids: ['1'], on: false, type: 'selected' }).selected).toEqual(['2'])
  })

  it('[M13] should show the row again once it is restored, and not while it is not', () => {
    const restore = taskFor('restore', [{ ...meera, place: 'trash' }])
    const deleted = [started(removal), ended(removal)]
    expect(hasLeft(after(...deleted, started(restore)).places, meera)).toBe(false)
    const [trashed] = restore.changes.map(({ booking }) => booking)
    const failed = after(...deleted, started(restore), ended(restore, trashed && [trashed]))
    expect(hasLeft(failed.places, meera)).toBe(true)
  })

  it('should forget a notice that was read, and no other', () => {
    const other = taskFor('restore', [imran])
    const state = after(ended(removal), ended(other), { key: 'delete-done', type: 'read' })
    expect(state.notices.map(({ key }) => key)).toEqual(['restore-done'])
  })
})
