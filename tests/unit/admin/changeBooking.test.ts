import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeBooking } from '@/booking/admin/sendChange'

/** A booking on the server, which refuses what was made over another revision. */
let revision = 0

beforeEach(() => {
  revision = 3
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_, init: RequestInit) => {
      await Promise.resolve()
      const asked = JSON.parse(String(init.body)) as { revision?: number }
      if ((asked.revision ?? revision) !== revision) {
        const errors = [{ data: { changedMeanwhile: true }, message: 'Asha changed this' }]
        return new Response(JSON.stringify({ errors }), { status: 409 })
      }
      revision += 1
      return new Response(JSON.stringify({ doc: { revision } }))
    }),
  )
})

afterEach(() => vi.unstubAllGlobals())

const change = (id: string, over = 3) =>
  changeBooking({ changes: { name: 'Meera' }, id, revision: over })

describe('[M1] two quick changes by one administrator', () => {
  it('should both be made, though the second was made over what the page showed first', async () => {
    await change('after')
    await expect(change('after')).resolves.toMatchObject({ revision: 5 })
  })

  it('should both be made when the second does not wait for the first', async () => {
    const saved = await Promise.all([change('at once'), change('at once'), change('at once')])
    expect(saved.map((one) => one.revision)).toEqual([4, 5, 6])
  })

  it('should still be told what somebody else changed in between', async () => {
    await change('other')
    revision += 1
    await expect(change('other')).rejects.toMatchObject({ failure: 'changedMeanwhile' })
    // The page was read again: what is made over the newest state is made.
    await expect(change('other', 5)).resolves.toMatchObject({ revision: 6 })
  })

  it('should still be told what somebody else changed before', async () => {
    revision = 9
    await expect(change('before')).rejects.toMatchObject({ failure: 'changedMeanwhile' })
  })

  it('should go on after one that failed', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
    const [failed, made] = await Promise.allSettled([change('failed'), change('failed')])
    expect([failed?.status, made?.status]).toEqual(['rejected', 'fulfilled'])
  })
})
