import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'

describe('paths', () => {
  it('should keep English at the root', () => {
    expect(paths.home('en')).toBe('/')
    expect(paths.home('en', 'about')).toBe('/#about')
    expect(paths.allEvents('en', 'weddings')).toBe('/all-events#weddings')
  })

  it('should leave empty parts of a booking out of its address [R11]', () => {
    expect(paths.booking('en')).toBe('/booking')
    expect(paths.booking('en', { kind: 'event', plan: null, service: 'ring' })).toBe(
      '/booking?kind=event&service=ring',
    )
  })
})
