import type { Payload, TypedUser } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { firstView } from '@/booking/rules/view'

const user = { id: '1', role: 'admin' } as TypedUser

function payloadWith(find: (query: { page: number }) => Promise<object>) {
  const error = vi.fn()
  const spy = vi.fn(find)
  return { error, find: spy, payload: { find: spy, logger: { error } } as unknown as Payload }
}

describe('loadBookings', () => {
  it('[D7] should ask for one page of 25 in the name of the user', async () => {
    const { find, payload } = payloadWith(() => Promise.resolve({ docs: [], totalPages: 1 }))
    await loadBookings({ payload, user, view: firstView })

    expect(find).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ limit: 25, overrideAccess: false, page: 1, user }),
    )
  })

  it('[D7] should give the last page when the one asked for has emptied', async () => {
    const { payload } = payloadWith(({ page }) =>
      Promise.resolve({ docs: [], page, totalPages: 2 }),
    )

    expect(await loadBookings({ payload, user, view: { ...firstView, page: 9 } })).toMatchObject({
      page: 2,
    })
  })

  it('[D11] should log a failure and give nothing', async () => {
    const err = new Error('no database')
    const { error, payload } = payloadWith(() => Promise.reject(err))

    expect(await loadBookings({ payload, user, view: firstView })).toBeNull()
    expect(error).toHaveBeenCalledExactlyOnceWith({ msg: 'Error fetching bookings:', err })
  })

  it('[D11] should count as not read what cannot be shown', async () => {
    const docs = [{ createdAt: 'no moment', id: '1', kind: 'booking', status: 'new' }]
    const { error, payload } = payloadWith(() => Promise.resolve({ docs, totalPages: 1 }))

    expect(await loadBookings({ payload, user, view: firstView })).toBeNull()
    expect(error).toHaveBeenCalledOnce()
  })
})
