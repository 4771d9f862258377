import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const manifestName = 'manifest.json'

/** Increased when older versions cannot restore the archive. */
export const manifestFormat = 1

const contentFile = z.object({
  bytes: z.number(),
  sha256: z.string(),
  documents: z.number().optional(),
})

export const manifest = z.object({
  format: z.literal(manifestFormat),
  time: z.iso.datetime(),
  appVersion: z.string(),
  server: z.string(),
  snapshot: z.boolean(),
  /** False: they lie in an object store, which keeps copies of its own. */
  withPictures: z.boolean(),
  files: z.record(z.string(), contentFile),
})

export type Manifest = z.infer<typeof manifest>
type ContentFile = z.infer<typeof contentFile>

export const databasePart = 'database'
export const picturesPart = 'media'

const collectionFile = /^database\/[^/]+\.(bson|metadata\.json)$/
const picture = /^media\/./

export function belongsInBackup(name: string) {
  const parts = name.split('/')
  const leadsOut = name.includes('\\') || name.includes('\0') || parts.some(isNoName)
  return !leadsOut && (name === 'manifest.json' || collectionFile.test(name) || picture.test(name))
}

function isNoName(part: string) {
  return part === '' || part === '.' || part === '..'
}

export function documentsFile(collection: string) {
  return `${databasePart}/${encodeURIComponent(collection)}.bson`
}

export function metadataFile(collection: string) {
  return `${databasePart}/${encodeURIComponent(collection)}.metadata.json`
}

export async function describeFile(file: string): Promise<ContentFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** "1204 documents in 20 collections, 1 picture" */
export function contentSummary({ files }: Pick<Manifest, 'files'>): string {
  const counts = Object.values(files).flatMap(({ documents }) => documents ?? [])
  const documents = counts.reduce((sum, count) => sum + count, 0)
  const pictures = Object.keys(files).filter((name) => name.startsWith(`${picturesPart}/`)).length
  return `${many(documents, 'document')} in ${many(counts.length, 'collection')}, ${many(pictures, 'picture')}`
}

function many(count: number, what: string) {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
