import { readFile } from 'node:fs/promises'
import { SAMPLE_CREDIT as credit, SAMPLE_LICENCE as licence } from '@/rules/samples'
import { type PictureFile, pictures } from './content/pictures'
import { translate } from './content/translations'
import type { Seeding } from './database'
import { reading, writing } from './options'
import { inCollection } from './places'
import { type Outcome, seedItems } from './seedItems'

const assets = new URL('./assets/', import.meta.url)

interface PictureItem {
  name: string
  path: string
  file: PictureFile
  title: string
  alt: string
  focal: readonly [x: number, y: number]
}

/** Upright pictures first, because the pictures of the same name refer to them. */
export async function seedMedia(seeding: Seeding): Promise<Outcome> {
  const { memory } = seeding
  const isOld = (file: string) =>
    memory.has(`media:${file}`) && !memory.has(`media:${uprightName(file)}`)
  const uprights = await seedPictures(
    seeding,
    pictures.flatMap((picture) =>
      'upright' in picture && !isOld(picture.file)
        ? [
            {
              ...picture,
              focal: picture.upright,
              name: uprightName(picture.file),
              path: `upright/${picture.file}`,
            },
          ]
        : [],
    ),
  )
  const outcome = await seedPictures(
    seeding,
    pictures.map((picture) => ({ ...picture, name: picture.file, path: picture.file })),
  )
  return { ...outcome, made: uprights.made + outcome.made }
}

const uprightName = (file: string) => file.replace('.webp', '-upright.webp')

function seedPictures({ payload, memory }: Seeding, items: PictureItem[]): Promise<Outcome> {
  return seedItems({
    memory,
    name: 'media',
    items,
    keyOf: ({ name }) => name,
    keyOfStored: ({ filename }) => String(filename),
    stored: async () => {
      const select = { filename: true } as const
      return (await payload.find({ ...reading, collection: 'media', select })).docs
    },
    make: async ({ alt, file, focal: [focalX, focalY], name, path, title }) => {
      const data = await readFile(new URL(path, assets))
      const upright = name === file ? await memory.idOf(`media:${uprightName(file)}`) : undefined
      return payload.create({
        ...writing,
        collection: 'media',
        data: { title, alt, credit, licence, focalX, focalY, upright },
        file: { data, mimetype: 'image/webp', name, size: data.length },
        // An interrupted seed may have left the file without its document.
        overwriteExistingFiles: true,
      })
    },
    place: inCollection(payload, 'media'),
    texts: (picture) => ({
      original: picture,
      translated: translate((content) => content.pictures[picture.file]),
    }),
  })
}
