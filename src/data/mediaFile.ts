import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnv } from '@/env'

/** The bytes of an uploaded picture; nothing where pictures are kept elsewhere. */
export async function readMediaFile(filename?: string | null): Promise<Buffer | undefined> {
  if (!filename) return undefined
  const file = path.join(siteEnv().MEDIA_DIR, path.basename(filename))
  return readFile(/* turbopackIgnore: true */ file).catch(() => undefined)
}
