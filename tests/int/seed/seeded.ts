import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { seedContent } from '../../../seed/seedContent'
import { getTestPayload } from '../../harness/database/testPayload'
import { createTestLaunch } from '../../harness/launch/testLaunch'
import { seededContent } from '../../harness/site/seededContent'

/** A database of its own without content; `seed` makes it and gives its lines. */
export const getEmpty = () => getPayloadForSeed()

export type Seeded = Awaited<ReturnType<typeof getPayloadForSeed>>

async function getPayloadForSeed(options: Partial<Parameters<typeof getTestPayload>[0]> = {}) {
  const databaseUri = inject('databaseUri')
  const { payload, destroy } = await getTestPayload({ databaseUri, ...options })
  leaveOutSizes(payload)
  return { payload, destroy, seed }

  async function seed() {
    const lines: string[] = []
    await seedContent({ payload, report: (line) => lines.push(line) })
    return lines
  }
}

/**
 * What the seed program itself made for the test sites, with an administrator, run once for each state of
 * the sources. Its pictures are in all sizes: copies, or the shared ones, which are only to be read.
 */
export async function getContent({ pictures }: { pictures?: 'copied' | 'shared' } = {}) {
  const content = await keptContent()
  return getPayloadForSeed({
    async fill(databaseUri, mediaFolder) {
      await content.fill(databaseUri)
      if (pictures === 'copied') await content.copyPictures(mediaFolder)
    },
    mediaDir: pictures === 'shared' ? content.mediaFolder : undefined,
  })
}

export function keptContent() {
  const launch = createTestLaunch()
  return seededContent(launch).finally(launch.stopAll)
}

/** Resizing fifty pictures takes half a minute: pictures.test.ts looks at what that makes. */
function leaveOutSizes({ config }: Payload) {
  Object.assign(config, { sharp: undefined })
}

/** Remembers all documents and pictures; gives a function that brings them back. */
export async function rememberAll(payload: Payload) {
  const { connection } = payload.db
  const pictures = String(payload.collections.media.config.upload.staticDir)
  const copy = await mkdtemp(path.join(tmpdir(), 'seeded-'))
  await cp(pictures, copy, { recursive: true })
  const documents = new Map(
    await Promise.all(
      (await connection.listCollections()).map(
        async ({ name }) => [name, await connection.collection(name).find().toArray()] as const,
      ),
    ),
  )
  return {
    async bringBack() {
      for (const { name } of await connection.listCollections()) {
        const collection = connection.collection(name)
        await collection.deleteMany({})
        const kept = documents.get(name) ?? []
        if (kept.length > 0) await collection.insertMany(kept)
      }
      await rm(pictures, { recursive: true, force: true })
      await cp(copy, pictures, { recursive: true })
    },
    forget: () => rm(copy, { recursive: true, force: true }),
  }
}
