import { describe, expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { contactLinks, navigation } from '@/site/layout/navigation'
import { bookAttributes, type BookChoice, choiceOf } from '@/ui/bookChoice'
import { pictureSource, uprightOf } from '@/ui/picture'

describe('navigation', () => {
  const items = navigation('en')
  const hrefs = (label: string) =>
    items.find((item) => item.label === label)?.items?.map(({ href }) => href)

  it('should list the event categories of the specification [L2]', () => {
    expect(hrefs('Event')).toEqual([
      '/all-events#weddings',
      '/all-events#corporate',
      '/all-events#concerts',
    ])
  })

  it('should list the catering categories of the specification [L3]', () => {
    expect(hrefs('Catering')).toEqual([
      '/all-catering#veg',
      '/all-catering#nonveg',
      '/all-catering#snacks',
      '/all-catering#packages',
    ])
  })
})

describe('contactLinks', () => {
  it('should write numbers the way India dials them [L8, L10]', () => {
    const links = contactLinks({ phone: '1412345678', whatsapp: '9829012345' }, 'Hi & hello')
    expect(links.phone).toEqual({ href: 'tel:+911412345678', label: '+91 14123 45678' })
    expect(links.whatsapp).toBe('https://wa.me/919829012345?text=Hi%20%26%20hello')
  })

  it('should offer WhatsApp on mobile numbers only, and nothing that is empty [B6]', () => {
    expect(contactLinks({ email: '', phone: null, whatsapp: '1412345678' }, '')).toEqual({})
  })
})

describe('the map link', () => {
  const map = (settings: object) => contactLinks(settings, '').map

  it('should be what an editor set, else the coordinates, else the address [C4]', () => {
    const place = { latitude: 26.9, longitude: 75.8 }
    const social = { map: 'https://maps.example.com/x' }
    expect(map({ address: 'C-Scheme', place, social })).toBe(social.map)
    expect(map({ address: 'C-Scheme', place })).toMatch(/query=26\.9%2C75\.8$/)
    const parts = { address: 'C-Scheme', city: 'Jaipur', postalCode: '302001', state: 'Rajasthan' }
    expect(map(parts)).toMatch(/query=C-Scheme%2C%20Jaipur%2C%20Rajasthan%20302001$/)
    expect(map({})).toBeUndefined()
  })
})

describe('pictureSource', () => {
  it('should point to the file itself and keep its focal point in view [O3]', () => {
    const updatedAt = new Date(36).toISOString()
    const media = { filename: 'gala night.webp', focalX: 38, focalY: 68, updatedAt } as Media
    expect(pictureSource(media)).toEqual({
      plain: '/api/media/file/gala%20night.webp?v=10',
      src: '/api/media/file/gala%20night.webp?v=10',
      avif: '',
      uprightSet: '',
      focal: { x: 38, y: 68 },
      ratio: 1,
    })
  })

  it('should offer upright places the crops that were not enlarged [P14]', () => {
    const cut = (width: number, height: number) => ({ filename: `${width}.avif`, height, width })
    const updatedAt = new Date(36).toISOString()
    const sizes = {
      upright320: cut(320, 390),
      upright656: cut(656, 800),
      upright1312: cut(1312, 1600),
      avif800: cut(800, 1000),
    }
    const widths = (width: number, height: number) =>
      pictureSource({ filename: 'x.webp', height, sizes, updatedAt, width } as Media)
        ?.uprightSet.split(', ')
        .map((one) => one.split(' ')[1])
    expect(widths(1200, 800)).toEqual(['320w', '656w'])
    expect(widths(2400, 1600)).toEqual(['320w', '656w', '1312w'])
    expect(widths(1080, 1350)).toEqual(['320w', '656w', '800w'])
    expect(widths(1080, 1920)).toEqual(['320w', '656w'])
  })

  it('should give upright places the upright picture, where there is one [O3]', () => {
    const upright = { filename: 'tall.webp' } as Media
    const media = { filename: 'wide.webp', upright } as Media
    expect(uprightOf(media)).toBe(upright)
    for (const none of [null, '6b01bec2f5a20f01bcf28a3e']) {
      const alone = { ...media, upright: none }
      expect(uprightOf(alone)).toBe(alone)
    }
  })

  it('should be nothing for a picture that is not there [S2]', () => {
    expect(pictureSource('6b01bec2f5a20f01bcf28a3e')).toBeUndefined()
    expect(pictureSource(null)).toBeUndefined()
  })
})

describe('the choice of a link to the form', () => {
  const read = (choice: BookChoice) => {
    const attributes = Object.entries(bookAttributes(choice))
    const dataset = Object.fromEntries(attributes.map(([name, value]) => [name.slice(5), value]))
    return choiceOf({ dataset } as unknown as HTMLElement)
  }

  it.each<BookChoice>([
    {},
    { kind: 'catering' },
    { kind: 'event', service: { id: '1', title: 'Royal “Wedding”', capacity: '≤ 200' } },
    { kind: 'event', service: { id: '1', title: 'Royal Wedding' } },
    { plan: { id: '2', title: 'Basic plan' } },
  ])('should be read as it was written: %j [S6, Q5]', (choice) => {
    expect(read(choice)).toEqual(choice)
  })

  it('should be none where the link carries nonsense', () => {
    const dataset = { book: '{oops', id: '1' }
    expect(choiceOf({ dataset } as unknown as HTMLElement)).toEqual({})
  })
})
