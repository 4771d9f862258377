import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { seedContent } from '../../../seed/seedContent'
import { getTestPayload, type TestPayload } from '../../helpers/testPayload'

let test: TestPayload

beforeAll(async () => {
  test = await getTestPayload({ databaseUri: inject('databaseUri') })
  await seedContent({ payload: test.payload, report: () => undefined })
})

afterAll(() => test.destroy())

/** As a visitor reads it: only what is published. */
const visitor = { depth: 1, overrideAccess: false, pagination: false } as const

const services = async (kind: 'catering' | 'event') => {
  const where = { kind: { equals: kind } }
  const query = { ...visitor, collection: 'services', sort: 'order', where } as const
  return (await test.payload.find(query)).docs
}

const titles = (docs: { title: string }[]) => docs.map(({ title }) => title)

describe('[E4] the seeded content', () => {
  it('[S3] should have the 12 event titles in order', async () => {
    expect(titles(await services('event'))).toEqual([
      'Royal Wedding Setup',
      'Corporate Gala Night',
      'Live Concert Arrangement',
      'Haldi Ceremony Setup',
      'Mehndi Ceremony Setup',
      'Birthday Party Celebration',
      'Kitty Party Elegance',
      'Ring Ceremony Celebration',
      'Bridal & Groom Grand Entrance',
      'Lighting & Floral Décor',
      'Theme based Decoration',
      'New Year Party Celebration',
    ])
  })

  it('[S4] should have the 12 catering titles in order', async () => {
    expect(titles(await services('catering'))).toEqual([
      'Traditional Rajasthani Thali',
      'Live Chaat & Snacks Counter',
      'Out Side Catering',
      'Live Food Counter',
      'Delicious Chaat Counter',
      'Wedding Catering',
      'Birthday Party Catering',
      'Corporate Catering',
      'Drinking Water Service',
      'Chinese Catering',
      'Fast Food Catering',
      'Rajwadi Non-Veg Catering',
    ])
  })

  it('[S1] should give every service a picture, a text and 5 or 6 things included', async () => {
    for (const service of [...(await services('event')), ...(await services('catering'))]) {
      expect(service.image, service.title).toMatchObject({ alt: expect.any(String) })
      expect(service.description, service.title).toBeTruthy()
      expect([5, 6], service.title).toContain(service.includes?.length)
    }
  })

  it('[S5] should limit three services and leave the others unlimited', async () => {
    const all = [...(await services('event')), ...(await services('catering'))]
    const limited = all.filter(({ capacity }) => capacity !== 'Unlimited (open venue)')
    expect(limited.map(({ capacity, title }) => [title, capacity])).toEqual([
      ['Mehndi Ceremony Setup', 'Up to 120 guests'],
      ['Kitty Party Elegance', 'Up to 80 guests'],
      ['Ring Ceremony Celebration', 'Up to 100 guests'],
    ])
  })

  it('[H5] [H6] [H7] should have three plans, one popular, none with a price', async () => {
    const query = { ...visitor, collection: 'pricing-plans', sort: 'order' } as const
    const { docs } = await test.payload.find(query)
    expect(docs.map(({ features, popular, title }) => [title, features, popular])).toEqual([
      ['Basic', ['Venue Setup', '2 Dishes', '1 Staff'], false],
      ['Premium', ['Venue Setup', '5 Dishes', '2 Staff', 'Decoration'], true],
      [
        'Royal',
        ['Full Event Management', '10 Dishes', 'Live Counters', 'Full Decoration & Sound'],
        false,
      ],
    ])
    expect(JSON.stringify(docs)).not.toMatch(/₹|\bRs\b|price/i)
  })

  it('[F1] [F2] should have four questions and one founder', async () => {
    const count = async (collection: 'faqs' | 'team-members') =>
      (await test.payload.find({ ...visitor, collection })).totalDocs
    expect([await count('faqs'), await count('team-members')]).toEqual([4, 1])
  })

  it('[G1] should have two galleries of eight, each picture described', async () => {
    const { docs } = await test.payload.find({ ...visitor, collection: 'gallery-images' })
    for (const kind of ['catering', 'event']) {
      expect(docs.filter(({ gallery }) => gallery === kind)).toHaveLength(8)
    }
    const media = await test.payload.find({ ...visitor, collection: 'media' })
    expect(media.docs.filter(({ alt }) => !alt)).toEqual([])
  })

  it('[P4] should publish no testimonial', async () => {
    const query = { ...visitor, collection: 'testimonials' } as const
    expect((await test.payload.find(query)).totalDocs).toBe(0)
    const drafts = await test.payload.find({ collection: 'testimonials', draft: true })
    expect(drafts.docs.map(({ sample }) => sample)).toEqual([true, true, true])
  })

  it('[O4] should name no number that rings, no licence and nobody', async () => {
    const settings = await test.payload.findGlobal({ ...visitor, slug: 'site-settings' })
    expect(settings).toMatchObject({ email: 'hello@example.com', phone: '0000000000' })
    expect([settings.gstin, settings.fssai, settings.whatsapp].filter(Boolean)).toEqual([])
  })
})
