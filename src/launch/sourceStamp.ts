import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** What a production build is made of. */
export const buildInputs = [
  'collections',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'public',
  'src',
  'tsconfig.json',
]

/** Says whether the sources are still those of a build; the launchers and the seed are no part of it. */
export async function sourceStamp(root = '.', inputs = buildInputs): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

async function filesOf(root: string, input: string): Promise<string[]> {
  if (input === path.join('src', 'launch')) return []
  try {
    const entries = await readdir(path.join(root, input), { withFileTypes: true })
    const lists = entries.map((entry) => filesOf(root, path.join(input, entry.name)))
    return (await Promise.all(lists)).flat()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [input]
    if (code === 'ENOENT') return []
    throw error
  }
}
