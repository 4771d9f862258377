import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countBookingsSince,
  restoreBooking,
  retryNotices,
  trashBooking,
} from '@/admin/dashboard/bookings/bookingApi'

const sent = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  return { body: JSON.parse(String(init?.body)) as unknown, method: init?.method, url }
}

describe('bookingApi', () => {
  beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}'))))
  afterEach(() => vi.unstubAllGlobals())

  it('[D10] should put a booking in the trash, also one that is there already', async () => {
    await trashBooking('b1')

    expect(sent()).toEqual({
      body: { deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      method: 'PATCH',
      url: '/api/bookings/b1?depth=0&trash=true',
    })
  })

  it('[T3] should queue failed mails again, or say that it could not', async () => {
    await retryNotices('b1')
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/bookings/b1/notices/retry', 'POST'])
    vi.mocked(fetch).mockResolvedValue(new Response('{}', { status: 403 }))
    await expect(retryNotices('b1')).rejects.toThrow('403')
  })

  it('[M13] should take it out again', async () => {
    await restoreBooking('b1')

    expect(sent()).toMatchObject({
      body: { deletedAt: null },
      url: '/api/bookings/b1?depth=0&trash=true',
    })
  })

  it('[D12] should fail when the server refuses', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('{}', { status: 403 }))

    await expect(trashBooking('b1')).rejects.toThrow('403')
  })

  it('[D6] should count what came in since the list was read', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('{"totalDocs":2}'))

    expect(await countBookingsSince('2026-11-20T10:35:00.000Z')).toBe(2)
    expect(decodeURIComponent(String(vi.mocked(fetch).mock.calls[0]?.[0]))).toBe(
      '/api/bookings/count?where[createdAt][greater_than]=2026-11-20T10:35:00.000Z',
    )
  })
})
