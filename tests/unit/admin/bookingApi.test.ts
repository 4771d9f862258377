import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countNews,
  eraseBooking,
  retryNotices,
  changeOnServer,
} from '@/booking/admin/list/changeOnServer'
import type { DeskBooking } from '@/booking/admin/list/deskState'
import { firstView } from '@/booking/rules/view'

const meera: DeskBooking = { id: 'b1', place: 'list', revision: 3, status: 'new', who: 'Meera' }

const sent = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  return { body: JSON.parse(String(init?.body)) as unknown, method: init?.method, url }
}

const answer = (body: object, status = 200) =>
  vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(body), { status }))

describe('bookingApi', () => {
  beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}'))))
  afterEach(() => vi.unstubAllGlobals())

  it('[D10] should put a booking in the trash, also one that is there already', async () => {
    answer({ doc: { id: 'b1', revision: 4, status: 'new' } })
    expect(await changeOnServer('delete', { booking: meera, to: {} })).toMatchObject({
      place: 'trash',
      revision: 4,
    })
    expect(sent()).toEqual({
      body: { deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      method: 'PATCH',
      url: '/api/bookings/b1?depth=0&trash=true',
    })
  })

  it('[M13] should take it out again', async () => {
    answer({ doc: { id: 'b1', status: 'new' } })
    await changeOnServer('restore', { booking: { ...meera, place: 'trash' }, to: {} })
    expect(sent().body).toEqual({ deletedAt: null })
  })

  it('[M1] should change a status over what was seen, and know where it stood', async () => {
    const timeline = [{ changes: [{ field: 'status', from: 'new', to: 'contacted' }] }]
    answer({ doc: { id: 'b1', revision: 4, status: 'contacted', timeline } })
    const now = await changeOnServer('status', { booking: meera, to: { status: 'contacted' } })
    expect(now).toMatchObject({ before: 'new', place: 'list', revision: 4, status: 'contacted' })
    expect(sent().body).toEqual({ revision: 3, status: 'contacted' })
  })

  it('[D12] should fail when the server refuses', async () => {
    answer({}, 403)
    const refused = changeOnServer('delete', { booking: meera, to: {} })
    await expect(refused).rejects.toMatchObject({ failure: 'signedOut' })
  })

  it('[M13] should delete for good, also what is gone already, and tell what fails', async () => {
    await eraseBooking('b1')
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/bookings/b1?depth=0&trash=true', 'DELETE'])
    answer({}, 404)
    await expect(eraseBooking('b1')).resolves.toBeUndefined()
    answer({}, 403)
    await expect(eraseBooking('b1')).rejects.toMatchObject({ failure: 'signedOut' })
    answer({}, 500)
    await expect(eraseBooking('b1')).rejects.toMatchObject({ failure: 'failed' })
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'))
    await expect(eraseBooking('b1')).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('[T3] should queue failed mails again, or say that it could not', async () => {
    await retryNotices('b1')
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/bookings/b1/notices/retry', 'POST'])
    answer({}, 403)
    await expect(retryNotices('b1')).rejects.toThrow('403')
  })

  it('[D6] should count what came into the view since the list was read', async () => {
    answer({ count: 2 })
    const since = '2026-11-20T10:35:00.000Z'
    expect(await countNews({ since, view: { ...firstView, status: ['new'] } })).toBe(2)
    expect(decodeURIComponent(String(vi.mocked(fetch).mock.calls[0]?.[0]))).toBe(
      `/api/bookings/news?status=new&after=${since}`,
    )
  })
})
