import { readFile } from 'node:fs/promises'
import path from 'node:path'
import 'server-only'
import * as apiPaths from '@/apiPaths'
import { siteEnv } from '@/env'
import type { Media } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { cachedRead } from './cachedRead'

export const readPicture = cachedRead(
  { name: 'picture', of: ['media'] },
  async (payload, locale: Locale, filename: string): Promise<Media | null> => {
    const { docs } = await payload.find({
      collection: 'media',
      depth: 0,
      limit: 1,
      locale,
      overrideAccess: false,
      pagination: false,
      where: { filename: { equals: filename } },
    })
    return docs[0] ?? null
  },
)

export async function readMediaFile(filename?: string | null): Promise<Buffer | undefined> {
  if (!filename) return undefined
  const { MEDIA_DIR, S3_BUCKET } = siteEnv()
  if (S3_BUCKET) return readStored(filename).catch(() => undefined)
  const file = path.join(MEDIA_DIR, path.basename(filename))
  return readFile(/* turbopackIgnore: true */ file).catch(() => undefined)
}

async function readStored(filename: string): Promise<Buffer | undefined> {
  const answer = await fetch(`http://127.0.0.1:${siteEnv().PORT}${apiPaths.mediaFile(filename)}`)
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
}
