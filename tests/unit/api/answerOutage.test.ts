import { describe, expect, it } from 'vitest'
import { answerOutage } from '@/api/outage'

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
