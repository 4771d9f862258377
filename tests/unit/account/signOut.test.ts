import { afterEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '@/account/session/signOut'

/** Answers the requests in turn. */
function answer(...answers: [status: number, body: object][]) {
  const fetch = vi.fn()
  for (const [status, body] of answers) {
    fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
  }
  vi.stubGlobal('fetch', fetch)
}

describe('signOut', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[D14] should end the session', async () => {
    answer([200, { message: 'Logged out' }])

    await expect(signOut()).resolves.toBeUndefined()
  })

  it('[U4] should take a session that another tab ended as ended', async () => {
    answer([400, {}], [200, { user: null }])

    await expect(signOut()).resolves.toBeUndefined()
  })

  it('[D13] should fail while the session goes on', async () => {
    answer([500, {}], [200, { user: { id: '1' } }])

    await expect(signOut()).rejects.toThrow('500')
  })

  it('[D13] should fail when nobody can say whether the session goes on', async () => {
    answer([500, {}], [503, {}])

    await expect(signOut()).rejects.toThrow('503')
  })
})
