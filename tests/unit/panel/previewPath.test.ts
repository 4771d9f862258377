import { describe, expect, it } from 'vitest'
import { previewPath } from '@/panel/previewPath'

const path = (slug: string, data = {}, locale = 'en') => previewPath({ data, locale, slug })

describe('[O1] previewPath', () => {
  it('should show a service on its own page, a new one in the list', () => {
    expect(path('services', { kind: 'catering', slug: 'thali' })).toBe('/catering/thali')
    expect(path('services', { kind: 'event' })).toBe('/all-events')
    expect(path('services')).toBe('/all-events')
  })

  it('should show a picture in its gallery', () => {
    expect(path('gallery-images', { gallery: 'catering' })).toBe('/gallery#catering')
  })

  it('should show the rest where visitors find it', () => {
    expect(path('home-page')).toBe('/')
    expect(path('pricing-plans')).toBe('/#plans')
    expect(path('legal-pages')).toBe('/privacy')
  })

  it('[I1] should show the pages of the language that is edited, else those of the first', () => {
    expect([path('faqs', {}, 'hi'), path('faqs', {}, 'fr')]).toEqual(['/hi/faqs', '/faqs'])
  })
})
