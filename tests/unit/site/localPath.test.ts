import { describe, expect, it } from 'vitest'
import { localPath } from '@/site/preview/localPath'

describe('[O1] localPath', () => {
  it('should take a page of this site, its query and fragment', () => {
    expect(localPath('/gallery#catering')).toBe('/gallery#catering')
    expect(localPath('/booking?kind=event')).toBe('/booking?kind=event')
  })

  it.each([
    null,
    '',
    'gallery',
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
    '/gallery/..//example.com',
    '/%2e//example.com',
    '/hi//example.com',
    '/x/../api/users/logout',
    '/api/users/logout',
    '/preview/end?path=/',
    '/login',
    '/%2Fexample.com',
    '/\t/example.com',
    'javascript:alert(1)',
  ])('should take %j for the home page', (asked) => {
    expect(localPath(asked)).toBe('/')
  })
})
