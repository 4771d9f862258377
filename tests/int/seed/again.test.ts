import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureCount } from '../../harness/content/titles'
import { getContent, rememberAll, type Seeded } from './seeded'
import { snapshot } from './snapshot'

let seeded: Seeded
let kept: Awaited<ReturnType<typeof rememberAll>>

beforeAll(async () => {
  seeded = await getContent({ pictures: 'copied' })
  kept = await rememberAll(seeded.payload)
})

beforeEach(() => kept.bringBack())

afterAll(async () => {
  await kept.forget()
  await seeded.destroy()
})

const unchanged = [
  'media: unchanged',
  'faqs: unchanged',
  'services: unchanged',
  'dishes: unchanged',
  'plans: unchanged',
  'team: unchanged',
  'gallery: unchanged',
  'testimonials: unchanged',
  'globals: unchanged',
]

async function first(collection: CollectionSlug) {
  const { docs } = await seeded.payload.find({ collection, depth: 0, limit: 1 })
  return docs[0]?.id ?? ''
}

describe('[O6] the seed, run again', () => {
  it('should change not one byte', async () => {
    const before = await snapshot(seeded.payload)
    expect(before.Media).toHaveLength(pictureCount)
    expect(before._Service_versions).toHaveLength(48)
    expect(await seeded.seed()).toEqual(unchanged)
    expect(await snapshot(seeded.payload)).toEqual(before)
  })

  it('should keep what an editor changed, natural keys too', async () => {
    const { payload } = seeded
    await payload.update({
      collection: 'services',
      id: await first('services'),
      data: { title: 'Thali, our way', slug: 'our-thali', order: 500 },
    })
    await payload.update({
      collection: 'faqs',
      id: await first('faqs'),
      data: { question: 'When?', _status: 'draft' },
    })
    await payload.update({
      collection: 'media',
      id: await first('media'),
      data: { alt: 'Something else.', focalX: 10, focalY: 10 },
    })
    await payload.updateGlobal({ slug: 'site-settings', data: { name: 'A new name' } })
    const before = await snapshot(payload)
    expect(await seeded.seed()).toEqual(unchanged)
    expect(await snapshot(payload)).toEqual(before)
  })

  it('should leave deleted what an editor deleted', async () => {
    const { payload } = seeded
    const emptied = ['services', 'pricing-plans', 'faqs', 'team-members', 'gallery-images'] as const
    for (const collection of emptied) {
      await payload.delete({ collection, where: { id: { exists: true } } })
    }
    const one = { filename: { equals: 'mithai.webp' } }
    await payload.delete({ collection: 'media', where: one })
    const before = await snapshot(payload)
    expect(await seeded.seed()).toEqual(unchanged)
    expect(await snapshot(payload)).toEqual(before)
  })

  it('should leave an uploaded picture alone that took a deleted name', async () => {
    const { payload } = seeded
    await payload.delete({ collection: 'media', where: { filename: { equals: 'mithai.webp' } } })
    await payload.create({
      collection: 'media',
      data: { alt: 'A photograph of our own.' },
      file: await photograph('mithai.webp'),
    })
    const before = await snapshot(payload)
    expect(await seeded.seed()).toEqual(unchanged)
    expect(await snapshot(payload)).toEqual(before)
  })
})

async function photograph(name: string) {
  const { default: sharp } = await import('sharp')
  const create = { width: 8, height: 8, channels: 3, background: '#5a1027' } as const
  const data = await sharp({ create }).webp().toBuffer()
  return { data, mimetype: 'image/webp', name, size: data.length }
}
