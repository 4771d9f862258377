import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  requestBookingChange,
  changeNote,
  countNew,
  eraseBooking,
  requestWorkEntry,
  newestRevision,
  readBooking,
  requestEmailRetry,
  setTrashed,
} from '@/booking/admin/bookingApi'
import { moveTo } from '@/booking/admin/mutations'
import { runMutation } from '@/booking/admin/useBookingMutation'
import { firstView } from '@/booking/rules/view'

const sent = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  return { body: JSON.parse(String(init?.body)) as unknown, method: init?.method, url }
}

const answer = (body: object, status = 200) =>
  vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(body), { status }))

const doc = { id: 'b1', revision: 4, status: 'new' }

beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}'))))
afterEach(() => vi.unstubAllGlobals())

describe('bookingApi', () => {
  it('[D10] should put a booking in the trash, also one that is there already', async () => {
    answer({ doc })
    await setTrashed({ id: 'trash', revision: 3 }, true)
    expect(sent()).toEqual({
      body: { deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      method: 'PATCH',
      url: '/api/bookings/trash?depth=0&trash=true',
    })
  })

  it('[M13] should take it out again', async () => {
    answer({ doc })
    await setTrashed({ id: 'restored' }, false)
    expect(sent().body).toEqual({ deletedAt: null })
  })

  it('[M1] should change a status over the revision that was shown, and know the one before', async () => {
    const timeline = [{ changes: [{ field: 'status', from: 'new', to: 'contacted' }] }]
    answer({ doc: { ...doc, status: 'contacted', timeline } })
    const meera = { id: 'b1', place: 'list', revision: 3, status: 'new', who: 'Meera' } as const
    const { done } = await runMutation(moveTo([meera], { to: 'contacted' }))
    expect(done).toMatchObject([
      { now: { before: 'new', place: 'list', revision: 4, status: 'contacted' } },
    ])
    expect(sent().body).toEqual({ lostReason: null, revision: 3, status: 'contacted' })
  })

  it('[M8] should read a status that this version does not know', async () => {
    answer({ ...doc, name: 'Meera', status: 'waitlisted' })
    expect(await readBooking('b1')).toMatchObject({ name: 'Meera', status: 'waitlisted' })
  })

  it('[D12] should say why a change was refused', async () => {
    const failure = () =>
      requestBookingChange({ id: 'refused' }, {}).catch((error: unknown) => error)
    answer({}, 403)
    expect(await failure()).toMatchObject({ kind: 'unauthenticated' })
    answer({ errors: [{ message: 'Asha changed this' }] }, 409)
    expect(await failure()).toMatchObject({ kind: 'conflict', message: 'Asha changed this' })
    const fields = [{ message: 'Choose why.', path: 'lostReason' }]
    answer({ errors: [{ data: { errors: fields }, message: 'invalid' }] }, 400)
    expect(await failure()).toMatchObject({ fields, kind: 'invalid', message: 'Choose why.' })
    answer({ errors: [{ message: 'The database is away' }] }, 503)
    expect(await failure()).toMatchObject({ kind: 'failed' })
    vi.mocked(fetch).mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await failure()).toMatchObject({ kind: 'failed' })
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'))
    expect(await failure()).toMatchObject({ kind: 'offline' })
  })

  it('[D12] should not take another answer for a booking', async () => {
    answer({ doc: { id: 'b1', revision: 'four', status: 'new' } })
    await expect(requestBookingChange({ id: 'odd' }, {})).rejects.toMatchObject({
      kind: 'failed',
    })
    answer({ message: 'Signed in elsewhere' })
    await expect(readBooking('b1')).rejects.toMatchObject({ kind: 'failed' })
  })

  it('[M13] should delete for good, also what is gone already, and tell what fails', async () => {
    const id = 'b1'
    await eraseBooking({ id })
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/bookings/b1?depth=0&trash=true', 'DELETE'])
    answer({}, 404)
    await expect(eraseBooking({ id })).resolves.toBeUndefined()
    answer({}, 403)
    await expect(eraseBooking({ id })).rejects.toMatchObject({ kind: 'unauthenticated' })
    answer({}, 500)
    await expect(eraseBooking({ id })).rejects.toMatchObject({ kind: 'failed' })
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'))
    await expect(eraseBooking({ id })).rejects.toMatchObject({ kind: 'offline' })
  })

  it('[M3] should not take a note that is not there for removed', async () => {
    answer({ errors: [{ message: 'Not found' }] }, 404)
    await expect(changeNote({ id: 'b1' }, 'n1')).rejects.toMatchObject({ kind: 'failed' })
  })

  it('[T3] should queue failed mails again, or say that it could not', async () => {
    await requestEmailRetry('b1')
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/bookings/b1/emails/retry', 'POST'])
    answer({}, 403)
    await expect(requestEmailRetry('b1')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('[D6] should count what came into the view since the list was read', async () => {
    answer({ count: 2 })
    const since = '2026-11-20T10:35:00.000Z'
    expect(await countNew({ ...firstView, status: ['new'] }, since)).toBe(2)
    expect(decodeURIComponent(String(vi.mocked(fetch).mock.calls[0]?.[0]))).toBe(
      `/api/bookings/count-new?status=new&after=${since}`,
    )
  })
})

describe('[M1] two quick changes by one administrator', () => {
  /** The revision on the server, which refuses what was decided over another one. */
  let revision = 0

  beforeEach(() => {
    revision = 3
    vi.mocked(fetch).mockImplementation(async (_, init) => {
      await Promise.resolve()
      const asked = JSON.parse(String(init?.body)) as { revision?: number }
      if ((asked.revision ?? revision) !== revision) {
        const errors = [{ data: { changedMeanwhile: true }, message: 'Asha changed this' }]
        return new Response(JSON.stringify({ errors }), { status: 409 })
      }
      revision += 1
      return new Response(JSON.stringify({ doc: { ...doc, revision } }))
    })
  })

  const change = (id: string, over = 3) =>
    requestBookingChange({ id, revision: over }, { name: 'Meera' })
  const conflict = { kind: 'conflict' }

  it('should both be made, though the second was made over what the page showed first', async () => {
    await change('after')
    await expect(change('after')).resolves.toMatchObject({ revision: 5 })
  })

  it('should both be made when the second does not wait for the first', async () => {
    const saved = await Promise.all([change('at once'), change('at once'), change('at once')])
    expect(saved.map((one) => one.revision)).toEqual([4, 5, 6])
  })

  it('should both be made where the first was logged or deleted, without a revision', async () => {
    const entry = { kind: 'call', outcome: 'spoke' } as const
    await requestWorkEntry({ id: 'logged', revision: 3 }, entry)
    await setTrashed({ id: 'logged', revision: 3 }, false)
    expect(newestRevision({ id: 'logged', revision: 3 })).toBe(5)
    await expect(change('logged')).resolves.toMatchObject({ revision: 6 })
  })

  it('should be a conflict where another administrator wrote before what was logged', async () => {
    revision += 1
    await requestWorkEntry({ id: 'theirs', revision: 3 }, { kind: 'call', outcome: 'spoke' })
    await expect(change('theirs')).rejects.toMatchObject(conflict)
  })

  it('should be a conflict where another administrator wrote in between', async () => {
    await change('other')
    revision += 1
    await expect(change('other')).rejects.toMatchObject(conflict)
    // The page was read again: a change over the newest revision is made.
    await expect(change('other', 5)).resolves.toMatchObject({ revision: 6 })
  })

  it('should be a conflict where another administrator wrote before', async () => {
    revision = 9
    await expect(change('before')).rejects.toMatchObject(conflict)
  })

  it('should go on after one that failed', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
    const [failed, made] = await Promise.allSettled([change('failed'), change('failed')])
    expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled'])
  })
})
