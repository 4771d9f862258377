import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureWidths, uprightCuts } from '@/rules/pictures'
import { pictureCount } from '../../harness/content/titles'
import { getContent } from './seeded'

let seeded: Awaited<ReturnType<typeof getContent>>

beforeAll(async () => {
  seeded = await getContent({ pictures: 'shared' })
})

afterAll(() => seeded.destroy())

const asVisitor = { overrideAccess: false, pagination: false } as const

describe('the seeded pictures', () => {
  it('[G1] [E4] [N1] should fill two galleries of 8, each picture with its alt text', async () => {
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
    expect(docs).toHaveLength(pictureCount)
    for (const { alt, title, credit, licence, focalX, focalY, width } of docs) {
      expect(alt.length).toBeGreaterThan(20)
      expect([title, credit, licence].every(Boolean)).toBe(true)
      for (const percent of [focalX, focalY]) expect(percent).toBeGreaterThan(0)
      expect(width).toBeGreaterThanOrEqual(960)
    }
    const hero = docs.find(({ filename }) => filename === 'hero.webp')
    expect(hero).toMatchObject({ focalX: 68, focalY: 52, width: 1920, height: 1080 })
  })

  it('[P14] should be cut in AVIF and WebP, in every width they have', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    for (const { filename, sizes, width } of docs) {
      const wanted = Object.entries(pictureWidths).flatMap(([format, widths]) =>
        widths
          .filter((cut) => cut <= (width ?? 0))
          .map((cut) => ({ mimeType: `image/${format}`, width: cut })),
      )
      const isUpright = (name: string) => name.startsWith('upright')
      const cuts = Object.entries(sizes ?? {}).flatMap(([name, cut]) =>
        cut.filename && !isUpright(name) ? [cut] : [],
      )
      expect(cuts, String(filename)).toEqual(expect.arrayContaining(wanted.map(contain)))
      expect(cuts).toHaveLength(wanted.length + 1)
    }
  })

  it('[P14] should be cut for arches, as wide as 800 pixels of height allow', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    for (const { filename, sizes } of docs) {
      for (const { height, name, width } of uprightCuts.slice(0, 2)) {
        expect(sizes?.[name], String(filename)).toMatchObject({
          height,
          mimeType: 'image/avif',
          width,
        })
      }
    }
  })

  it('[O3] should show a picture of the folder `upright` in place of the crop of its namesake', async () => {
    const files = await readdir('seed/assets/upright')
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media', depth: 1 })
    const given = docs.flatMap(({ filename, upright }) => (upright ? [{ filename, upright }] : []))
    expect(given.map(({ filename }) => filename).sort()).toEqual(files.sort())
    for (const { filename, upright } of given) {
      const own = String(filename).replace('.webp', '-upright.webp')
      expect(upright).toMatchObject({ filename: own, height: 1350, width: 1080 })
    }
  })

  it('[Z1] should have one crop for links that are shared, around the focal point', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    for (const { sizes } of docs) {
      expect(sizes?.shared).toMatchObject({ height: 630, mimeType: 'image/jpeg', width: 1200 })
    }
  })

  it('[P14] should lie in the media folder, smaller than their originals', async () => {
    const folder = String(seeded.payload.collections.media.config.upload.staticDir)
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    for (const { filename, sizes } of docs) {
      const asset = String(filename).replace(/(.*)-upright/, 'upright/$1')
      const whole = await stat(path.resolve('seed/assets', asset))
      const phone = await stat(path.join(folder, String(sizes?.avif480?.filename)))
      expect(phone.size, String(filename)).toBeLessThan(whole.size / 2)
    }
  })

  it('[P14] should each carry a blur that a browser can show', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'media' })
    for (const { blur } of docs) {
      expect(blur?.length).toBeLessThan(600)
      const pixels = Buffer.from(String(blur?.split(',')[1]), 'base64')
      const { format, height, width } = await sharp(pixels).metadata()
      expect([format, Math.max(height, width)]).toEqual(['webp', 12])
    }
  })
})

function contain(cut: object) {
  return expect.objectContaining(cut)
}
