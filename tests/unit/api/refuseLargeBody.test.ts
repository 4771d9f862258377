import { describe, expect, it } from 'vitest'
import { refuseLargeBody } from '@/api/refuseLargeBody'

const LIMIT = 32 * 1024
const ask = (init: RequestInit) =>
  refuseLargeBody(new Request('http://localhost/api/bookings', { method: 'POST', ...init }))

/** It ends after all, so that a test which reads too far fails and does not fill the memory. */
function hugeBody(pulls: { count: number }) {
  const body = new ReadableStream({
    pull(controller) {
      pulls.count += 1
      if (pulls.count > 100) controller.close()
      else controller.enqueue(new Uint8Array(8 * 1024))
    },
  })
  return { body, duplex: 'half' } as RequestInit
}

describe('[K2] a booking that is too large', () => {
  it('should be refused in words', async () => {
    const answer = await ask({ body: 'x'.repeat(LIMIT + 1) })
    expect(answer).toBeInstanceOf(Response)
    const { status } = answer as Response
    expect([status, await answer.json()]).toEqual([
      413,
      {
        errors: [
          { name: 'TooLarge', message: 'This request is too long. Please shorten your texts.' },
        ],
      },
    ])
  })

  it('should be refused for the size it tells, before anything is read', async () => {
    const pulls = { count: 0 }
    const headers = { 'content-length': String(LIMIT + 1) }
    expect(await ask({ ...hugeBody(pulls), headers })).toMatchObject({ status: 413 })
    expect(pulls.count).toBeLessThan(3)
  })

  it('should be read no further than it may go when it tells none', async () => {
    const pulls = { count: 0 }
    expect(await ask(hugeBody(pulls))).toMatchObject({ status: 413 })
    expect(pulls.count).toBeLessThan(8)
  })

  it('should go on as it came when it is not', async () => {
    const headers = { 'content-type': 'application/json', cookie: 'payload-token=x' }
    const body = JSON.stringify({ name: 'मीरा'.repeat(2000) })
    const passed = await ask({ body, headers })
    expect(passed).toBeInstanceOf(Request)
    expect([await passed.text(), passed.headers.get('cookie')]).toEqual([body, headers.cookie])
  })
})
