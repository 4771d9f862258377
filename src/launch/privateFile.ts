import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A file only its owner may read; undefined when there is none. */
export async function readPrivateFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export async function writePrivateFile(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text, { mode: 0o600 })
}
