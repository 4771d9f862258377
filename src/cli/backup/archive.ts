import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { z } from 'zod'
import { fullDiskPattern, LaunchError } from '@/cli/launcher'

export const manifestName = 'manifest.json'

/** Raised when older versions cannot restore the archive. Additional files of older formats are ignored. */
export const manifestFormat = 3

const manifest = z.object({
  format: z.number().max(manifestFormat),
  time: z.iso.datetime(),
  snapshot: z.boolean(),
  /** False when an object store contains the pictures. */
  withPictures: z.boolean(),
  files: z.record(z.string(), z.object({ sha256: z.string(), documents: z.number().optional() })),
})

export type Manifest = z.infer<typeof manifest>

export const databasePart = 'database'
export const picturesPart = 'media'

export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

/** For example "1204 documents in 20 collections, 1 picture". */
export function contentSummary({ files }: Pick<Manifest, 'files'>): string {
  const counts = Object.values(files).flatMap(({ documents }) => documents ?? [])
  const documents = counts.reduce((sum, count) => sum + count, 0)
  const pictures = Object.keys(files).filter((name) => name.startsWith(`${picturesPart}/`)).length
  const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
  return `${many(documents, 'document')} in ${many(counts.length, 'collection')}, ${many(pictures, 'picture')}`
}

/** Verifies the checksum of every file. Throws when the archive is incomplete or damaged. */
export async function unpackBackup(
  file: string,
  folder: string,
  check: () => void,
): Promise<Manifest> {
  if (!existsSync(file)) throw new LaunchError(`There is no file ${file}.`)
  const unfit = (why: string) =>
    new LaunchError(`${file} is not a complete backup of this site: ${why}. Nothing was changed.`)
  // tar refuses names that lead out of the folder. It decompresses each chunk at once, to many times its
  // size.
  const options = { file, cwd: folder, maxReadSize: 256 * 1024, noMtime: true, strict: true }
  await extract(options).catch((error: unknown) => {
    if (fullDiskPattern.test(String(error))) throw error
    throw unfit('it is incomplete, damaged or not an archive')
  })
  const content = await readFile(path.join(folder, manifestName), 'utf8')
    .then((text) => manifest.parse(JSON.parse(text)))
    .catch(() => {
      throw unfit('it has no manifest, or one of a newer version of the site')
    })
  const found = (await filesIn(folder)).filter((name) => name !== manifestName)
  const extra = found.find((name) => !content.files[name])
  if (extra) throw unfit(`${extra} is not in its manifest`)
  for (const [name, { sha256 }] of Object.entries(content.files)) {
    check()
    if (!found.includes(name)) throw unfit(`${name} is missing`)
    if ((await checksum(path.join(folder, name))) !== sha256) throw unfit(`${name} was altered`)
  }
  return content
}
