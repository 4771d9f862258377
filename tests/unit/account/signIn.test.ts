import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '@/account/login/signIn'

const credentials = { email: 'admin@example.com', password: 'correct-horse-battery' }

const answerWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))

const refusal = (message: string) => JSON.stringify({ errors: [{ message }] })

describe('signIn', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[A5] should say that it worked, word for word', async () => {
    answerWith(200, '{}')

    expect(await signIn(credentials)).toEqual({
      signedIn: true,
      status: 'Login successful! Redirecting\u2026',
    })
  })

  it('[A2] should send the credentials as JSON to this site only', async () => {
    answerWith(200, '{}')
    await signIn(credentials)

    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/users/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  it.each([
    'The email or password provided is incorrect.',
    'This user is locked due to having too many failed login attempts.',
  ])('[A6] should pass on what Payload says: %s', async (message) => {
    answerWith(401, refusal(message))

    expect(await signIn(credentials)).toEqual({
      signedIn: false,
      status: `Login failed: ${message}`,
    })
  })

  it.each(['<html>Bad gateway</html>', '{}', '{"errors":[]}', 'null'])(
    '[A6] should keep the prefix for an answer without a reason: %s',
    async (body) => {
      answerWith(502, body)

      expect((await signIn(credentials)).status).toMatch(/^Login failed: \S+/)
    },
  )

  it('[A6] should keep the prefix when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))

    const { signedIn, status } = await signIn(credentials)

    expect(signedIn).toBe(false)
    expect(status).toMatch(/^Login failed: The server cannot be reached/)
  })
})
