import { describe, expect, it } from 'vitest'
import { jsonText } from '@/site/seo/JsonLd'
import { breadcrumbSchema, faqSchema, pictureListSchema } from '@/site/seo/schemas'
import { serviceSchema } from '@/site/seo/serviceSchema'
import { richText } from '../../../seed/richText'
import { galleryImage, origin, picture, service } from './sample'

describe('[Z3] jsonText', () => {
  it('should not let any word end the script it stands in', () => {
    const text = jsonText({ name: '</script><script>alert(1)</script><!--' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
  })

  it('should keep what is false or nought, and nothing that is empty', () => {
    const data = { a: 0, b: false, c: '', d: null, e: [], f: { g: undefined }, h: ['', 'x'] }
    expect(JSON.parse(jsonText(data))).toEqual({ a: 0, b: false, h: ['x'] })
  })
})

describe('[Z3] serviceSchema', () => {
  const tell = (changed: Partial<typeof service> = {}, areaServed?: string) =>
    JSON.parse(
      jsonText(
        serviceSchema({
          locale: 'en',
          origin,
          service: { ...service, ...changed },
          settings: { name: 'Utsav', areaServed },
        }),
      ),
    ) as Record<string, unknown>

  it('should name the service, its kind and who provides it', () => {
    expect(tell({ gallery: [picture, 'gone'] }, 'Jaipur')).toMatchObject({
      '@type': 'Service',
      name: 'Royal Wedding Setup',
      serviceType: 'Weddings',
      url: 'https://utsav.test/events/royal-wedding-setup',
      areaServed: 'Jaipur',
      provider: { '@id': 'https://utsav.test/#business', name: 'Utsav' },
      image: [expect.stringContaining('mandap.webp'), expect.stringContaining('mandap.webp')],
    })
  })

  it('should call catering a food service, and name a diet only where all food keeps to it', () => {
    const thali = { category: 'veg', kind: 'catering' } as const
    expect(tell({ ...thali, diets: ['veg'], dietsOnRequest: ['jain'] })).toMatchObject({
      '@type': 'FoodService',
      serviceType: 'Catering',
      serviceOutput: { suitableForDiet: ['https://schema.org/VegetarianDiet'] },
    })
    const both = tell({ ...thali, diets: ['veg'], dietsOnRequest: ['nonveg'] })
    expect(both['@type']).toBe('FoodService')
    expect(both).not.toHaveProperty('serviceOutput')
  })

  it('should tell no price, no stars and nothing that is empty', () => {
    const keys = Object.keys(tell({ description: '', image: 'gone', gallery: null }))
    for (const key of ['description', 'image', 'areaServed', 'offers', 'aggregateRating']) {
      expect(keys).not.toContain(key)
    }
  })
})

describe('[Z3] the other builders', () => {
  it('should count the steps of a trail from one, each with its full address', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'FAQ', path: '/faqs' },
    ]
    expect(breadcrumbSchema({ origin, trail }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://utsav.test/' },
      { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://utsav.test/faqs' },
    ])
  })

  it('should answer in plain text, a line for each paragraph', () => {
    const moments = { createdAt: '', updatedAt: '' }
    const faq = {
      ...moments,
      id: 'f',
      order: 1,
      question: 'When?',
      answer: richText('Now.', 'Or.'),
    }
    expect(JSON.parse(jsonText(faqSchema([faq], 'en'))).mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'When?',
        acceptedAnswer: { '@type': 'Answer', text: 'Now.\nOr.' },
      },
    ])
  })

  it('should say whose a picture is, and skip one that was removed', () => {
    const pictures = [{ ...galleryImage, image: 'gone' }, galleryImage]
    const { itemListElement } = JSON.parse(
      jsonText(pictureListSchema({ name: 'Gallery', origin, pictures })),
    )
    expect(itemListElement).toHaveLength(1)
    expect(itemListElement[0]).toMatchObject({
      position: 1,
      item: { '@type': 'ImageObject', creditText: 'Asha', copyrightNotice: '© Asha' },
    })
    expect(itemListElement[0].item).not.toHaveProperty('license')
  })

  it('should take a licence that is an address for the terms', () => {
    const image = { ...picture, licence: 'https://creativecommons.org/licenses/by/4.0/' }
    const list = pictureListSchema({
      name: 'Gallery',
      origin,
      pictures: [{ ...galleryImage, image }],
    })
    const text = jsonText(list)
    expect(text).toContain('"license":"https://creativecommons.org/licenses/by/4.0/"')
    expect(text).not.toContain('copyrightNotice')
  })
})
