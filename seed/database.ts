import type { Payload } from 'payload'
import type { PictureFile } from './content/pictures'

/**
 * The ids of seeded documents, in Payload's key-value store. A remembered document is not created again, so
 * that one that an editor deleted stays deleted.
 */
export interface Memory {
  has(key: string): boolean
  idOf(key: string): Promise<string | undefined>
  keep(key: string, id: string): Promise<void>
}

const prefix = 'seeded:'

export async function openMemory(payload: Payload): Promise<Memory> {
  const known = new Set(await payload.kv.keys())
  return {
    has: (key) => known.has(prefix + key),
    async idOf(key) {
      const kept = await payload.kv.get<{ id: string }>(prefix + key)
      return kept?.id
    },
    async keep(key, id) {
      await payload.kv.set(prefix + key, { id })
      known.add(prefix + key)
    },
  }
}

export async function forgetSeeded(payload: Payload): Promise<void> {
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(prefix))
  await Promise.all(keys.map((key) => payload.kv.delete(key)))
}

interface PictureIds {
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

export interface Seeding {
  /** Adds sample values that let a demo show GST. */
  isDemo: boolean
  payload: Payload
  memory: Memory
  pictures: PictureIds
}

/** A command cannot do its work. `message` is one line for the user. */
export class ScriptError extends Error {
  override name = 'ScriptError'
}
