import type { Payload, TypedUser } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { firstView } from '@/booking/rules/view'

const user = { id: '1', role: 'admin' } as TypedUser

/** A Payload whose database holds one booking, whatever is asked for. */
function payloadWith(find: () => Promise<object>) {
  const error = vi.fn()
  const spy = vi.fn(find)
  const ids = { lean: () => Promise.resolve([{ _id: '1' }]) }
  const bookings = {
    buildQuery: () => Promise.resolve({}),
    countDocuments: () => Promise.resolve(1),
    find: () => ({ sort: () => ({ skip: () => ({ limit: () => ids }) }) }),
  }
  const payload = { db: { collections: { bookings } }, find: spy, logger: { error } }
  return { error, find: spy, payload: payload as unknown as Payload }
}

describe('loadBookings', () => {
  it('[D7] should read the bookings of its page in the name of the user', async () => {
    const { find, payload } = payloadWith(() => Promise.resolve({ docs: [] }))
    await loadBookings({ payload, user, view: firstView })

    expect(find).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ overrideAccess: false, user, where: { id: { in: ['1'] } } }),
    )
  })

  it('[D11] should log a failure and give nothing', async () => {
    const err = new Error('no database')
    const { error, payload } = payloadWith(() => Promise.reject(err))

    expect(await loadBookings({ payload, user, view: firstView })).toBeNull()
    expect(error).toHaveBeenCalledExactlyOnceWith({ msg: 'Error fetching bookings:', err })
  })

  it('[D11] should count as not read what cannot be shown', async () => {
    const docs = [{ createdAt: 'no moment', id: '1', kind: 'booking', status: 'new' }]
    const { error, payload } = payloadWith(() => Promise.resolve({ docs }))

    expect(await loadBookings({ payload, user, view: firstView })).toBeNull()
    expect(error).toHaveBeenCalledOnce()
  })
})
