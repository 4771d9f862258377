import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { isLocale, localeOfPath, localeOfRequest } from '@/rules/locales'
import { preferredLocale } from '@/site/layout/languageOffer'
import { alternates } from '@/site/seo/alternates'
import { formatDay } from '@/time/days'

describe('[I1] the languages of addresses', () => {
  it('should keep English at the root and Hindi below /hi, with the same slugs', () => {
    expect([paths.home('hi'), paths.home('hi', 'about')]).toEqual(['/hi', '/hi#about'])
    expect(paths.allEvents('hi', 'weddings')).toBe('/hi/all-events#weddings')
    expect(paths.serviceDetail('hi', { kind: 'event', slug: 'ring' })).toBe('/hi/events/ring')
    expect(paths.shareCard({ locale: 'hi', path: '/hi/about', version: '1' })).toBe(
      '/hi/og/about?v=1',
    )
    expect([paths.login(), paths.admin()]).toEqual(['/login', '/admin'])
  })

  it.each([
    ['/', '/hi', '/'],
    ['/about', '/hi/about', '/about'],
    ['/hi', '/hi', '/'],
    ['/hi/events/ring', '/hi/events/ring', '/events/ring'],
    ['/en/about', '/hi/about', '/about'],
    ['/hindi-menu', '/hi/hindi-menu', '/hindi-menu'],
    ['/hi//example.com', '/hi/example.com', '/example.com'],
  ])('should lead from %s to the same page in each language', (path, hindi, english) => {
    expect(alternates(path)).toMatchObject({ en: english, hi: hindi, 'x-default': english })
  })

  it('should read the language of an address and of a request, English where none is named', () => {
    expect(['/hi', '/hi/faqs', '/', '/history', '/en/faqs'].map(localeOfPath)).toEqual([
      'hi',
      'hi',
      'en',
      'en',
      'en',
    ])
    const of = (tag: string) => localeOfRequest(new Headers({ 'accept-language': tag }))
    expect([of('hi'), of('hi-IN,en;q=0.8'), of('fr'), localeOfRequest(new Headers())]).toEqual([
      'hi',
      'hi',
      'en',
      'en',
    ])
    expect([isLocale('constructor'), isLocale(undefined)]).toEqual([false, false])
  })

  it.each([
    [['hi-IN', 'en'], 'en', 'hi'],
    [['fr', 'hi'], 'en', 'hi'],
    [['en-GB', 'hi'], 'en', undefined],
    [['hi'], 'hi', undefined],
    [['en'], 'hi', undefined],
    [['fr'], 'en', undefined],
  ] as const)(
    'should offer to browsers that want %j, on a page in %s, %s',
    (wanted, shown, offer) => expect(preferredLocale(wanted, shown)).toBe(offer),
  )
})

describe('[I2] days in Hindi', () => {
  it('should be written out, with Latin digits', () => {
    expect(formatDay('2026-11-20', 'hi')).toBe('शुक्रवार, 20 नवंबर 2026')
    expect(formatDay('2026-11-20', 'en')).toBe('Fri, 20 Nov 2026')
    expect(formatDay('some day', 'hi')).toBe('some day')
  })
})
