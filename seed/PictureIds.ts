import type { Payload } from 'payload'
import type { PictureFile } from './content/pictures'
import type { Memory } from './Memory'

/** Ids of the seeded pictures; undefined for one that an editor removed. */
export interface PictureIds {
  of(file: PictureFile): Promise<string | undefined>
}

export function openPictureIds({
  payload,
  memory,
}: {
  payload: Payload
  memory: Memory
}): PictureIds {
  let stored: Promise<Set<string>> | undefined
  return {
    async of(file) {
      const id = await memory.idOf(`media:${file}`)
      stored ??= storedIds(payload)
      return id !== undefined && (await stored).has(id) ? id : undefined
    },
  }
}

async function storedIds(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    select: {},
  })
  return new Set(docs.map(({ id }) => id))
}
