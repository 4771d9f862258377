import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContactWays } from '@/contact/Contact'
import { untranslated } from '@/i18n/untranslated'
import type { Service, TeamMember } from '@/payload-types'
import { ServiceTeaser } from '@/services/ServiceTeaser'
import { Founder } from '@/site/sections/About'
import { Picture } from '@/ui/Picture'
import { picture, service } from './sample'

describe('a picture with an upright cut', () => {
  const blur = 'data:image/webp;base64,AA'
  const wide = { ...picture, blur, focalX: 60, focalY: 40, height: 800, width: 1600 }
  const tall = {
    ...wide,
    id: 'm2',
    blur: `${blur}B`,
    focalX: 50,
    focalY: 30,
    height: 2340,
    width: 1080,
  }

  it('should give each cut its own focal point, shape and blur [H1, O3]', () => {
    const html = renderToStaticMarkup(
      createElement(Picture, { first: true, media: wide, sizes: '100vw', tall }),
    )
    expect(html).toContain('--x:0.6;--y:0.4;--ratio:2;')
    expect(html).toContain('--y-tall:0.3;--ratio-tall:0.4615;')
    expect(html).toContain(`--blur-tall:url(${blur}B)`)
  })
})

describe('the card of a service', () => {
  const card = (more: Partial<Service>) =>
    renderToStaticMarkup(
      createElement(ServiceTeaser, { locale: 'en', service: { ...service, ...more } }),
    )

  it('should say capacity and tags where they are given [R3, P1]', () => {
    const said = card({ capacity: 'Unlimited (open venue)', tags: ['wedding', 'mandap'] })
    expect(said).toContain('>Unlimited (open venue)<')
    expect(said).toContain('>#wedding #mandap<')
    expect(card({ capacity: '', location: '', tags: [] })).not.toMatch(/class="fine|#/)
  })

  it('should never break Non-Veg [R4]', () => {
    expect(card({ title: 'Rajwadi Non-Veg Catering' })).toContain(
      'Rajwadi <span class="unbroken">Non-Veg</span> Catering',
    )
  })
})

describe('who we are', () => {
  const founder: TeamMember = {
    id: 't1',
    createdAt: service.createdAt,
    name: 'Our Founder',
    order: 10,
    quote: 'A feast is remembered.',
    role: 'Founder',
    updatedAt: service.updatedAt,
  }
  const section = (image?: typeof picture, craft?: typeof picture) =>
    renderToStaticMarkup(
      createElement(Founder, { craft, founder: { ...founder, image }, locale: 'en' }),
    )

  it('should stand without a face, and show it once it is given [F2, R6]', () => {
    expect(section()).not.toContain('<img')
    expect(section()).toContain('A feast is remembered.')
    expect(section(picture)).toContain('alt="A mandap at dusk."')
  })

  it('should show a picture of the work until there is a portrait, its words in their language [F2, I2]', () => {
    const work = { ...picture, alt: 'Hands that tie marigolds.', [untranslated]: ['alt'] }
    expect(section(undefined, work)).toMatch(
      /<img[^>]*alt="Hands that tie marigolds\."[^>]*lang="en"|<img[^>]*lang="en"[^>]*alt="Hands that tie marigolds\."/,
    )
    expect(section(picture, work)).not.toContain('Hands')
    expect(section(picture, work)).toContain('alt="A mandap at dusk."')
  })

  it('should name the licences beside the contact, when they are given [C4, O4]', () => {
    const ways = (settings: object) =>
      renderToStaticMarkup(
        createElement(ContactWays, {
          locale: 'en',
          settings: { email: 'hello@example.com', ...settings },
        }),
      )
    expect(ways({})).not.toMatch(/FSSAI|GSTIN/)
    expect(ways({ fssai: '10000000000000', gstin: '08AAAAA0000A1Z2' })).toMatch(
      /FSSAI 10000000000000.*GSTIN 08AAAAA0000A1Z2/,
    )
  })
})
