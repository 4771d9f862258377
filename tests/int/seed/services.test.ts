import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Service } from '@/payload-types'
import { cateringTitles, eventTitles } from '../../harness/content/titles'
import { getContent } from './seeded'

const numbered: Record<string, string> = {
  'Mehndi Ceremony Setup': 'Up to 120 guests',
  'Kitty Party Elegance': 'Up to 80 guests',
  'Ring Ceremony Celebration': 'Up to 100 guests',
}

let seeded: Awaited<ReturnType<typeof getContent>>

beforeAll(async () => {
  seeded = await getContent()
})

afterAll(() => seeded.destroy())

/** As a visitor reads them, in the order of the collection. */
async function visible(where: Where = {}) {
  const { docs } = await seeded.payload.find({
    collection: 'services',
    overrideAccess: false,
    pagination: false,
    where,
  })
  return docs
}

const titles = async (where: Where) => (await visible(where)).map(({ title }) => title)

describe('the seeded services', () => {
  it('[S3] should be the 12 event titles in their order', async () => {
    expect(await titles({ kind: { equals: 'event' } })).toEqual(eventTitles)
  })

  it('[S4] should be the 11 catering titles and the twelfth in their order', async () => {
    expect(await titles({ kind: { equals: 'catering' } })).toEqual(cateringTitles)
  })

  it('[O2] should have whole orders with room between them', async () => {
    const orders = (await visible({ kind: { equals: 'event' } })).map(({ order }) => order)
    expect(orders).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120])
  })

  it('[S5] should say their capacity in the exact words', async () => {
    for (const { title, capacity } of await visible()) {
      const wanted = numbered[title] ?? 'Unlimited (open venue)'
      expect(capacity, title).toBe(wanted)
    }
  })

  it('[S1] should have a description, three to six includes and a picture each', async () => {
    for (const { title, description, image, includes } of await visible()) {
      expect(description?.length, title).toBeGreaterThan(40)
      expect(includes?.length, title).toBeGreaterThanOrEqual(3)
      expect(includes?.length, title).toBeLessThanOrEqual(6)
      expect(image, title).toHaveProperty('alt')
    }
  })

  it('[S2] should leave the location out where there is nothing to say', async () => {
    const located = (await visible()).filter(({ location }) => location)
    expect(located.map(({ title }) => title)).toEqual(['Out Side Catering'])
  })

  it('[S4] should give every category at least one service', async () => {
    const categories = new Set((await visible()).map(({ category }) => category))
    expect(categories.size).toBe(8)
  })

  it('[P3] should mark what is served, and none for water and events', async () => {
    const diets = Object.fromEntries((await visible()).map(({ title, diets }) => [title, diets]))
    expect(diets['Traditional Rajasthani Thali']).toEqual(['veg'])
    expect(diets['Out Side Catering']).toEqual(['veg', 'nonveg'])
    expect(diets['Delicious Chaat Counter']).toEqual(['veg'])
    expect(diets['Birthday Party Catering']).toEqual(['veg', 'eggless'])
    expect(diets['Corporate Catering']).toEqual(['veg', 'nonveg'])
    expect(diets['Rajwadi Non-Veg Catering']).toEqual(['nonveg'])
    expect(diets['Drinking Water Service']).toEqual([])
    expect(diets['Royal Wedding Setup'] ?? []).toEqual([])
  })

  it('[P3] should say in words and in the field where non-veg is on request', async () => {
    const asked = (await visible()).filter(({ description }) =>
      /non-veg on request/i.test(description ?? ''),
    )
    expect(asked.map(({ title }) => title)).toEqual(['Wedding Catering', 'Chinese Catering'])
    expect(asked.map(({ diets }) => diets)).toEqual([['veg'], ['veg']])
    for (const { dietsOnRequest } of asked) expect(dietsOnRequest).toContain('nonveg')
  })

  it.each([
    ['diets', { diets: ['nonveg', 'jain'], dietsOnRequest: [] }],
    ['dietsOnRequest', { diets: ['veg'], dietsOnRequest: ['veg'] }],
  ] as const)('[P3] should take no mark that cannot be true, in %s', async (path, food) => {
    const [service] = await visible({ slug: { equals: 'fast-food-catering' } })
    const data = { diets: [...food.diets], dietsOnRequest: [...food.dietsOnRequest] }
    const saved = seeded.payload.update({ collection: 'services', id: service?.id ?? '', data })
    await expect(saved).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  it('[S3] should name the 10 pm rule where there is loud music', async () => {
    const words = ({ goodToKnow, includes }: Service) => JSON.stringify([goodToKnow, includes])
    const warned = (await visible()).filter((service) => /10 pm/.test(words(service)))
    expect(warned.map(({ title }) => title)).toEqual([
      'Royal Wedding Setup',
      'Live Concert Arrangement',
    ])
  })

  it('[P1] should carry further pictures of their own kind, never the first one again', async () => {
    const files = (media: unknown[] | null | undefined) =>
      (media ?? []).map((picture) => (picture as { filename: string }).filename)
    const all = await visible()
    const pictures = Object.fromEntries(all.map(({ gallery, title }) => [title, files(gallery)]))
    expect(pictures['Royal Wedding Setup']).toEqual([
      'mandap-detail.webp',
      'mandap-low.webp',
      'lawn.webp',
    ])
    expect(pictures['Fast Food Catering']).toEqual([])
    for (const { gallery, image, title } of all) {
      const [first] = files([image])
      expect(files(gallery), title).not.toContain(first)
      expect(new Set(files(gallery)).size, title).toBe(gallery?.length)
    }
  })

  it('[P1] should name questions that are there, and of food only for catering', async () => {
    const { docs } = await seeded.payload.find({ collection: 'faqs', pagination: false })
    const questions = new Map(docs.map(({ id, question }) => [id, question]))
    for (const { faqs, kind, title } of await visible()) {
      const asked = (faqs ?? []).map((faq) => questions.get(String(faq)))
      expect(asked.length, title).toBeGreaterThanOrEqual(2)
      expect(asked.every(Boolean), title).toBe(true)
      if (kind === 'event') expect(asked.join(), title).not.toMatch(/pure veg/)
    }
  })

  it('[S1] should have an address of their own made from the title', async () => {
    const [service] = await visible({ slug: { equals: 'lighting-floral-decor' } })
    expect(service?.title).toBe('Lighting & Floral Décor')
  })
})

describe('a service seeded after an editor tidied up', () => {
  it('[P1] [O6] should leave out a picture and a question that were removed', async () => {
    const { payload } = seeded
    const named = (value: string) => ({ filename: { equals: value } })
    await payload.delete({ collection: 'media', where: named('mandap-low.webp') })
    const early = { question: { equals: 'How early should we book?' } }
    await payload.delete({ collection: 'faqs', where: early })
    const royal = { slug: { equals: 'royal-wedding-setup' } }
    await payload.delete({ collection: 'services', where: royal })
    await payload.kv.delete('seeded:services:royal-wedding-setup')
    await seeded.seed()
    const [service] = await visible(royal)
    expect(service?.gallery).toEqual([
      expect.objectContaining({ filename: 'mandap-detail.webp' }),
      expect.objectContaining({ filename: 'lawn.webp' }),
    ])
    expect(service?.faqs).toHaveLength(2)
  })
})
