import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnv } from '@/env'
import { paths } from '@/paths'

/** The bytes of an uploaded picture; nothing where they cannot be had. */
export async function readMediaFile(filename?: string | null): Promise<Buffer | undefined> {
  if (!filename) return undefined
  const { MEDIA_DIR, S3_BUCKET } = siteEnv()
  if (S3_BUCKET) return readStored(filename).catch(() => undefined)
  const file = path.join(MEDIA_DIR, path.basename(filename))
  return readFile(/* turbopackIgnore: true */ file).catch(() => undefined)
}

/** The site itself knows how to ask the store. */
async function readStored(filename: string): Promise<Buffer | undefined> {
  const answer = await fetch(`http://127.0.0.1:${siteEnv().PORT}${paths.mediaFile(filename)}`)
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
}
