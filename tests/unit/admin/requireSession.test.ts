import type { Payload } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireSession } from '@/admin/session/requireSession'

const redirect = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ redirect }))
afterAll(() => vi.doUnmock('next/navigation'))

const routes = {
  forgot: '/forgot',
  inactivity: '/logout-inactivity',
  logout: '/logout',
  reset: '/reset',
  unauthorized: '/unauthorized',
}

function visit(segments: string[], query: Record<string, string | string[]> = {}, user?: object) {
  const auth = vi.fn().mockResolvedValue({ user: user ?? null })
  const payload = { auth, config: { admin: { routes } } } as unknown as Payload
  return requireSession({ headers: new Headers(), payload, query, segments })
}

describe('requireSession', () => {
  beforeEach(() => redirect.mockReset())

  it('[R13] should send a stranger from the first screen to the login page', async () => {
    await visit([])

    expect(redirect).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it.each<[string[], Record<string, string | string[]>, string]>([
    [[], { page: '2' }, '/admin?page=2'],
    [['collections', 'faqs'], {}, '/admin/collections/faqs'],
    [
      ['collections', 'faqs'],
      { a: ['1', '2'], b: '//x' },
      '/admin/collections/faqs?a=1&a=2&b=%2F%2Fx',
    ],
  ])('[R12] should remember where %j was going', async (segments, query, address) => {
    await visit(segments, query)

    expect(redirect).toHaveBeenCalledExactlyOnceWith(
      `/login?${new URLSearchParams({ redirect: address })}`,
    )
  })

  it('[U2] should let somebody in who is signed in', async () => {
    await visit(['account'], {}, { id: '1' })

    expect(redirect).not.toHaveBeenCalled()
  })

  it.each(['forgot', 'logout', 'logout-inactivity', 'reset', 'unauthorized'])(
    '[U2] should leave /admin/%s open, which makes sense without a session',
    async (segment) => {
      await visit([segment, 'token'])

      expect(redirect).not.toHaveBeenCalled()
    },
  )
})
