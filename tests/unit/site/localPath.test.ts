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
    '/%2Fexample.com',
    '/\t/example.com',
    'javascript:alert(1)',
  ])('should take %j for the home page', (asked) => {
    expect(localPath(asked)).toBe('/')
  })
})
