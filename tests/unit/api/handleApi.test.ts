import { describe, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'

/** Payload could not begin with it. */
const config = { cookiePrefix: 'payload' } as never

const ask = (method: string, path: string, type?: string) => {
  const headers = type ? { 'content-type': type } : undefined
  const request = new Request(`http://localhost/api${path}`, { headers, method })
  return handleApi({ config, request })
}

describe('[V1] what a stranger may not ask', () => {
  it.each([
    ['GET', '/services?where[title][like]=a', 401],
    ['HEAD', '/services', 401],
    ['DELETE', '/users', 401],
    ['POST', '/media', 401],
  ])('should end before Payload begins: %s %s', async (method, path, status) => {
    const answer = await ask(method, path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })

  it('should end there for a form too', async () => {
    const answer = await ask('POST', '/bookings', 'multipart/form-data; boundary=x')
    expect(answer.status).toBe(415)
  })
})
