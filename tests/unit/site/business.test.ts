import { describe, expect, it } from 'vitest'
import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { businessSchema } from '@/site/seo/businessSchema'
import { jsonText } from '@/site/seo/JsonLd'
import { websiteSchema } from '@/site/seo/schemas'
import { origin, picture } from './sample'

function told(settings: Partial<SiteSetting>) {
  const locale: Locale = 'en'
  const facts = { image: picture, locale, origin, settings }
  return JSON.parse(jsonText(businessSchema(facts))) as Record<string, unknown>
}

describe('[Z3] businessSchema', () => {
  it('should tell all that the settings hold', () => {
    const business = told({
      name: 'Utsav',
      phone: '1412345678',
      email: 'hello@utsav.test',
      address: '12, MI Road',
      city: 'Jaipur',
      state: 'Rajasthan',
      postalCode: '302001',
      openingHours: ['Mo-Su 10:00-20:00'],
      place: { latitude: 26.9, longitude: 75.8 },
      social: { instagram: 'https://instagram.com/utsav', facebook: null },
    })
    expect(business).toMatchObject({
      '@type': ['LocalBusiness', 'FoodEstablishment'],
      '@id': 'https://utsav.test/#business',
      name: 'Utsav',
      url: 'https://utsav.test/',
      telephone: '+911412345678',
      email: 'hello@utsav.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12, MI Road',
        addressLocality: 'Jaipur',
        postalCode: '302001',
        addressRegion: 'Rajasthan',
        addressCountry: 'IN',
      },
      geo: { latitude: 26.9, longitude: 75.8 },
      openingHours: ['Mo-Su 10:00-20:00'],
      sameAs: ['https://instagram.com/utsav'],
    })
    expect(business.image).toMatch(/^https:\/\/utsav\.test\/api\/media\/file\/mandap\.webp\?v=/)
  })

  it('should leave no empty key for empty settings', () => {
    const empty = { name: 'Utsav', phone: '', email: null, openingHours: [], place: {}, social: {} }
    expect(Object.keys(told(empty)).sort()).toEqual(
      ['@context', '@id', '@type', 'image', 'name', 'url'].sort(),
    )
  })

  it('should not publish the samples, nor half a place', () => {
    const business = told({
      phone: '0000000000',
      email: 'hello@example.com',
      address: 'Sample address, C-Scheme',
      city: 'Jaipur',
      postalCode: '302001',
      place: { latitude: 26.9, longitude: null },
    })
    expect(business.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Jaipur',
      addressCountry: 'IN',
    })
    expect(business).not.toHaveProperty('telephone')
    expect(business).not.toHaveProperty('email')
    expect(business).not.toHaveProperty('geo')
  })

  it('should keep a place on the equator', () => {
    expect(told({ place: { latitude: 0, longitude: 0 } }).geo).toMatchObject({
      latitude: 0,
      longitude: 0,
    })
  })

  it('should take an address of older settings, all in one line, for the street', () => {
    expect(told({ address: '12, MI Road, Jaipur' }).address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '12, MI Road, Jaipur',
      addressCountry: 'IN',
    })
    expect(told({ address: 'Sample address, Jaipur' })).not.toHaveProperty('address')
  })

  it('should be the publisher of the site', () => {
    expect(websiteSchema({ locale: 'en', origin, settings: { name: 'Utsav' } })).toMatchObject({
      name: 'Utsav',
      publisher: { '@id': 'https://utsav.test/#business' },
    })
  })
})
