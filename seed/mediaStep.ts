import { fileURLToPath } from 'node:url'
import { SAMPLE_CREDIT as credit } from '@/setup/facts'
import * as hindi from './content/hi'
import { pictures } from './content/pictures'
import { reading, writing } from './options'
import type { Seeding } from './database'
import { inCollection } from './places'
import { seedItems } from './seedItems'

const licence = '© the owner of this site'

export function seedMedia({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'media',
    items: pictures,
    keyOf: ({ file }) => file,
    keyOfStored: ({ filename }) => String(filename),
    stored: async () => {
      const select = { filename: true } as const
      return (await payload.find({ ...reading, collection: 'media', select })).docs
    },
    make: ({ file, title, alt, focal: [focalX, focalY] }) =>
      payload.create({
        ...writing,
        collection: 'media',
        data: { title, alt, credit, licence, focalX, focalY },
        filePath: fileURLToPath(new URL(`./assets/${file}`, import.meta.url)),
        // A seed that was cut off may have left the file without its document.
        overwriteExistingFiles: true,
      }),
    place: inCollection(payload, 'media'),
    texts: (picture) => ({ english: picture, hindi: hindi.pictures[picture.file] }),
  })
}
