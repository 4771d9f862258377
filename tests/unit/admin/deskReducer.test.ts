import { describe, expect, it } from 'vitest'
import { deskReducer, quietDesk, type DeskEvent } from '@/admin/dashboard/bookings/deskState'

const meera = { id: '1', who: 'Meera S.' }
const imran = { id: '2', who: 'Imran K.' }

const after = (...events: [DeskEvent['booking'], DeskEvent['kind']][]) =>
  events.reduce((state, [booking, kind]) => deskReducer(state, { booking, kind }), quietDesk)

describe('deskReducer', () => {
  it('[D10] should take the row away as soon as it is deleted', () => {
    expect(after([meera, 'deleting'])).toEqual({ hidden: ['1'], notices: [] })
  })

  it('[D10] should offer to take back each deletion on its own', () => {
    const state = after(
      [meera, 'deleting'],
      [meera, 'deleted'],
      [imran, 'deleting'],
      [imran, 'deleted'],
    )

    expect(state.hidden).toEqual(['1', '2'])
    expect(state.notices).toEqual([
      { booking: meera, kind: 'deleted' },
      { booking: imran, kind: 'deleted' },
    ])
  })

  it('[D12] should bring the row back and say so when it was not deleted', () => {
    expect(after([meera, 'deleting'], [meera, 'notDeleted'])).toEqual({
      hidden: [],
      notices: [{ booking: meera, kind: 'notDeleted' }],
    })
  })

  it('[D12] should drop the old notice when it is tried again', () => {
    expect(after([meera, 'deleting'], [meera, 'notDeleted'], [meera, 'deleting'])).toEqual({
      hidden: ['1'],
      notices: [],
    })
  })

  it('[M13] should show the row again once it is restored', () => {
    const state = after([meera, 'deleting'], [meera, 'deleted'], [meera, 'restoring'])
    expect(state).toEqual({ hidden: ['1'], notices: [] })

    expect(deskReducer(state, { booking: meera, kind: 'restored' })).toEqual({
      hidden: [],
      notices: [{ booking: meera, kind: 'restored' }],
    })
  })

  it('[M13] should keep the row away while it could not be restored', () => {
    expect(
      after([meera, 'deleting'], [meera, 'deleted'], [meera, 'restoring'], [meera, 'notRestored']),
    ).toEqual({ hidden: ['1'], notices: [{ booking: meera, kind: 'notRestored' }] })
  })

  it('should forget a notice that was read, and no other', () => {
    const state = after(
      [meera, 'deleting'],
      [meera, 'deleted'],
      [imran, 'deleting'],
      [imran, 'notDeleted'],
      [meera, 'read'],
    )

    expect(state).toEqual({ hidden: ['1'], notices: [{ booking: imran, kind: 'notDeleted' }] })
  })
})
