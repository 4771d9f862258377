import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { answerOutage, keepSession } from '@/api/outage'

const away = () => Promise.reject(new Error('Error: cannot connect to MongoDB: x'))
const begun = () => Promise.resolve()
const answered = () => Promise.resolve(new Response('yes'))

const said = async ({ headers, status }: Response) => [status, headers.get('retry-after')]

describe('[W1] while the database is away, a request', () => {
  it('should hear 503 and when to come again, when Payload cannot begin', async () => {
    expect(await said(await answerOutage({ begun: away, handle: answered }))).toEqual([503, '5'])
  })

  it('should hear it when its work fails for that, or takes too long', async () => {
    expect(await said(await answerOutage({ begun, handle: away }))).toEqual([503, '5'])
    const handle = () => new Promise<Response>(() => undefined)
    expect(await said(await answerOutage({ begun, handle, patience: 20 }))).toEqual([503, '5'])
  })

  it('should be answered as ever where it works, and fail as ever for other reasons', async () => {
    expect(await said(await answerOutage({ begun, handle: answered }))).toEqual([200, null])
    const handle = () => Promise.reject(new TypeError('x is undefined'))
    await expect(answerOutage({ begun, handle })).rejects.toThrow(TypeError)
  })
})

describe('[W1] the refusal of a request that brings a session', () => {
  const payloadWith = (ping: () => Promise<unknown>) =>
    ({
      config: { cookiePrefix: 'payload' },
      db: { connection: { db: { command: ping } } },
    }) as unknown as Payload
  const refused = (status: number, ping: () => Promise<unknown>, cookie = 'payload-token=x') =>
    keepSession({
      payload: payloadWith(ping),
      request: new Request('http://localhost/api/bookings', { headers: { cookie } }),
      response: new Response(null, { status }),
    })

  it.each([401, 403])('should become 503 while the database is away: %i', async (status) => {
    expect(await said(await refused(status, away))).toEqual([503, '5'])
  })

  it.each([401, 403])('should stay while the database answers: %i', async (status) => {
    expect(await said(await refused(status, begun))).toEqual([status, null])
  })

  it('should stay where the request brings no session', async () => {
    expect(await said(await refused(401, away, 'other=x'))).toEqual([401, null])
  })
})
