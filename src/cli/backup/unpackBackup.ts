import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { extract, type ReadEntry } from 'tar'
import { fullDiskPattern, LaunchError } from '../launcher'
import { describeFile, filesIn, belongsInBackup } from './archive'
import { manifest, manifestFormat, manifestName, type Manifest } from './archive'

export interface UnpackOptions {
  file: string
  folder: string
  check(): void
}

// Each piece is unfolded at once, to many times its size
const maxReadSize = 256 * 1024

/** Throws when a file does not match its checksum. */
export async function unpackBackup({ file, folder, check }: UnpackOptions): Promise<Manifest> {
  if (!existsSync(file)) throw new LaunchError(`There is no file ${file}.`)
  const strangers: string[] = []
  const filter = (name: string, entry: unknown) => {
    const fits = (entry as ReadEntry).type === 'File' && belongsInBackup(name)
    if (!fits) strangers.push(name)
    return fits
  }
  await extract({ file, cwd: folder, filter, maxReadSize, noMtime: true, strict: true }).catch(
    (error: unknown) => {
      if (fullDiskPattern.test(String(error))) throw error
      throw unfit(file, 'it is cut off, damaged or no archive at all')
    },
  )
  if (strangers[0]) throw unfit(file, `it holds ${JSON.stringify(strangers[0])}`)
  const content = await readManifest({ file, folder })
  const found = (await filesIn(folder)).filter((name) => name !== manifestName)
  const extra = found.find((name) => !content.files[name])
  if (extra) throw unfit(file, `${extra} is not in its table of contents`)
  for (const [name, wanted] of Object.entries(content.files)) {
    check()
    if (!found.includes(name)) throw unfit(file, `${name} is missing`)
    const { bytes, sha256 } = await describeFile(path.join(folder, name))
    const same = bytes === wanted.bytes && sha256 === wanted.sha256
    if (!same) throw unfit(file, `${name} was altered`)
  }
  return content
}

async function readManifest({ file, folder }: Pick<UnpackOptions, 'file' | 'folder'>) {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) throw unfit(file, 'it has no table of contents')
  const said = parsed(text)
  const { format } = (said ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > manifestFormat) {
    throw unfit(file, 'a newer version of the site made it')
  }
  const result = manifest.safeParse(said)
  if (!result.success) throw unfit(file, 'its table of contents makes no sense')
  return result.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const unfit = (file: string, why: string) =>
  new LaunchError(`${file} is not a whole backup of this site: ${why}. Nothing was touched.`)
