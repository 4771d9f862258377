import type { SanitizedConfig, TypedUser } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireSession } from '@/account/session/requireSession'
import { ownScreenOf } from '@/panel/panelPaths'

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
  const config = { admin: { routes } } as unknown as SanitizedConfig
  requireSession({ config, query, segments, user: (user ?? null) as TypedUser | null })
}

describe('requireSession', () => {
  beforeEach(() => redirect.mockReset())

  it('[R13] should send a stranger from the first screen to the login page', () => {
    visit([])

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
  ])('[R12] should remember where %j was going', (segments, query, address) => {
    visit(segments, query)

    expect(redirect).toHaveBeenCalledExactlyOnceWith(
      `/login?${new URLSearchParams({ redirect: address })}`,
    )
  })

  it('[U2] should let somebody in who is signed in', () => {
    visit(['account'], {}, { id: '1' })

    expect(redirect).not.toHaveBeenCalled()
  })

  it.each(['forgot', 'logout', 'logout-inactivity', 'reset', 'unauthorized'])(
    '[U2] should leave /admin/%s open, which makes sense without a session',
    (segment) => {
      visit([segment, 'token'])

      expect(redirect).not.toHaveBeenCalled()
    },
  )
})

describe('[D9] ownScreenOf', () => {
  const id = '6b01fa76a0e0f2d4c1b0a999'

  it.each<[string[], string | undefined]>([
    [['collections', 'bookings'], '/admin'],
    [['collections', 'bookings', 'create'], '/admin'],
    [['collections', 'bookings', id], `/admin?open=${id}`],
    [['collections', 'services', id], undefined],
    [[], undefined],
  ])('should lead %j to our own screen', (segments, screen) => {
    expect(ownScreenOf(segments)).toBe(screen)
  })
})
