import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureCount } from '../../harness/content/titles'
import { getEmpty } from './seeded'
import { snapshot } from './snapshot'

let empty: Awaited<ReturnType<typeof getEmpty>>

beforeEach(async () => {
  empty = await getEmpty()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await empty.destroy()
})

const whole = {
  Dish: 80,
  Faq: 12,
  GalleryImage: 16,
  Media: pictureCount,
  PricingPlan: 3,
  Service: 24,
  TeamMember: 1,
  Testimonial: 3,
}

/** Documents that the seed made so far. */
async function made() {
  return Object.values(await counts()).reduce((sum, count) => sum + count, 0)
}

async function counts() {
  const { db } = empty.payload
  const all = Object.keys(whole).map(async (name) => {
    return [name, await db.connection.collection(name).countDocuments()] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

describe('[O6] a seed that was cut off', () => {
  it('should be completed by the next ones, whichever write fails', async () => {
    const { payload } = empty
    const create = payload.create
    let [last, writes] = [0, 0]
    vi.spyOn(payload, 'create').mockImplementation((options) => {
      writes += 1
      return writes > last ? Promise.reject(new Error('cut off')) : create(options)
    })
    for (const write of [1, 30, 73, 84, 100, 120, 189, 200]) {
      await cutOffAt(write)
    }
    vi.restoreAllMocks()
    await empty.seed()
    expect(await counts()).toEqual(whole)

    async function cutOffAt(write: number) {
      ;[last, writes] = [write, await made()]
      await expect(empty.seed(), `write ${write}`).rejects.toThrow('cut off')
    }
  })

  it('should not make a document twice, whichever note is not kept', async () => {
    const { kv } = empty.payload
    const set = kv.set.bind(kv)
    let [last, notes] = [0, 0]
    vi.spyOn(kv, 'set').mockImplementation((key, value) => {
      notes += 1
      return notes > last ? Promise.reject(new Error('cut off')) : set(key, value)
    })
    for (const note of [1, 40, 60, 84, 98]) {
      ;[last, notes] = [note, (await kv.keys()).length]
      await expect(empty.seed(), `note ${note}`).rejects.toThrow('cut off')
    }
    vi.restoreAllMocks()
    await empty.seed()
    expect(await counts()).toEqual(whole)

    const before = await snapshot(empty.payload)
    await empty.seed()
    expect(await snapshot(empty.payload)).toEqual(before)
  })

  it('should write over a picture that was stored without its document', async () => {
    const { upload } = empty.payload.collections.media.config
    const folder = String(upload.staticDir)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'hero.webp'), 'half a picture')
    await empty.seed()
    const stored = await readdir(folder)
    expect(stored).toHaveLength(pictureCount)
    const { size } = await stat(path.join(folder, 'hero.webp'))
    expect(size).toBe((await stat('seed/assets/hero.webp')).size)
  })

  it('should leave out what needs a picture that was deleted meanwhile, and say so', async () => {
    const { payload } = empty
    const { seedMedia } = await import('../../../seed/mediaStep')
    const { openMemory } = await import('../../../seed/database')
    const { openPictureIds } = await import('../../../seed/database')
    const memory = await openMemory(payload)
    await seedMedia({
      isDemo: false,
      payload,
      memory,
      pictures: openPictureIds({ payload, memory }),
    })
    await payload.delete({ collection: 'media', where: { filename: { equals: 'thali.webp' } } })
    const lines = await empty.seed()
    expect(lines).toContain('services: 23 made, 1 left out because the picture was removed')
    expect(lines).toContain('media: unchanged')
    expect(await counts()).toEqual({ ...whole, Media: pictureCount - 1, Service: 23 })
  })
})
