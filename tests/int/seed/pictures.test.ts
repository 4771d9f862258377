import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSeeded, type Seeded } from './seeded'

let seeded: Seeded

beforeAll(async () => {
  seeded = await getSeeded()
})

afterAll(() => seeded.destroy())

const asVisitor = { overrideAccess: false, pagination: false } as const

describe('the seeded pictures', () => {
  it('[G1] should fill two galleries of 8, each picture with its alt text', async () => {
    for (const gallery of ['event', 'catering']) {
      const where = { gallery: { equals: gallery } }
      const { docs } = await seeded.payload.find({
        ...asVisitor,
        collection: 'gallery-images',
        where,
      })
      expect(docs).toHaveLength(8)
      for (const { image } of docs)
        expect(image).toMatchObject({ alt: expect.stringMatching(/\w/) })
    }
  })

  it('[G1] should all have alt text, title, credit, licence and a focal point', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    expect(docs).toHaveLength(50)
    for (const { alt, title, credit, licence, focalX, focalY, width } of docs) {
      expect(alt.length).toBeGreaterThan(20)
      expect([title, credit, licence].every(Boolean)).toBe(true)
      for (const percent of [focalX, focalY]) expect(percent).toBeGreaterThan(0)
      expect(width).toBeGreaterThanOrEqual(960)
    }
    const hero = docs.find(({ filename }) => filename === 'hero.webp')
    expect(hero).toMatchObject({ focalX: 68, focalY: 52, width: 1920, height: 1080 })
  })

  it('[G1] should be stored as they were delivered, byte for byte', async () => {
    const folder = String(seeded.payload.collections.media.config.upload.staticDir)
    const assets = path.resolve('seed/assets')
    const files = await readdir(assets)
    expect((await readdir(folder)).sort()).toEqual(files.sort())
    for (const file of files) {
      const [from, to] = await Promise.all(
        [assets, folder].map((at) => readFile(path.join(at, file))),
      )
      expect(from?.equals(to ?? Buffer.of()), file).toBe(true)
    }
  })
})
