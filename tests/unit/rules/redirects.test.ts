import { describe, expect, it } from 'vitest'
import {
  isOwnPath,
  isOwnTarget,
  isReserved,
  makesCircle,
  normalPath,
  redirectTarget,
} from '@/rules/redirects'

describe('[O5] the paths of redirects', () => {
  it('should be compared without case, slash at the end and percent signs', () => {
    expect(normalPath(' /Old-Page/ ')).toBe('/old-page')
    expect(normalPath('/events/%E0%A4%B9%E0%A4%B2%E0%A4%A6%E0%A5%80')).toBe('/events/हलदी')
    expect(normalPath('/')).toBe('/')
    expect(normalPath('/100%')).toBe('/100%')
  })

  it.each([
    'old-page',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '',
    '/.//evil.example',
    '/./evil',
    '/x/../api',
    '/x/..',
    '/x/%2E%2e/api',
    '/hi//evil.example',
    '/hi/.//evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/x/.\t./api',
  ])('should refuse %j on both sides', (path) => {
    expect([isOwnPath(path), isOwnTarget(path)]).toEqual([false, false])
  })

  it.each(['/', '/a/', '/...', '/.well', '/a..b', '/100%', '/events/%E0%A4%B9', '/events/हलदी'])(
    'should take %s on both sides',
    (path) => expect([isOwnPath(path), isOwnTarget(path)]).toEqual([true, true]),
  )

  it('should take a query and a fragment only where visitors are led to', () => {
    expect([isOwnPath('/a?b=1'), isOwnPath('/a#b')]).toEqual([false, false])
    expect([isOwnTarget('/booking?kind=event'), isOwnTarget('/all-events#weddings')]).toEqual([
      true,
      true,
    ])
  })

  it.each(['/admin', '/ADMIN/x', '/api/bookings', '/_next/static', '/login?a=1', '/robots.txt'])(
    'should keep %s for the site',
    (path) => expect(isReserved(path)).toBe(true),
  )

  it('should not take a word for a folder that begins like one', () => {
    expect([isReserved('/administration'), isReserved('/english-menu')]).toEqual([false, false])
  })
})

describe('[O5] redirectTarget', () => {
  const rules = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c?from=b' },
  ]

  it('should lead to the end of a chain at once', () => {
    expect(redirectTarget(rules, '/A/')).toBe('/c?from=b')
    expect(redirectTarget(rules, '/c')).toBeUndefined()
  })

  it('should lead nowhere in a circle', () => {
    const circle = [...rules, { from: '/c', to: '/a' }]
    expect(redirectTarget(circle, '/a')).toBeUndefined()
    expect(makesCircle(rules, { from: '/c', to: '/a#top' })).toBe(true)
    expect(makesCircle(rules, { from: '/x', to: '/x' })).toBe(true)
    expect(makesCircle(rules, { from: '/x', to: '/a' })).toBe(false)
  })

  it('should judge a changed rule by what it will be', () => {
    expect(makesCircle(rules, { from: '/b', to: '/d' })).toBe(false)
    expect(makesCircle(rules, { from: '/b', to: '/a' })).toBe(true)
  })
})
