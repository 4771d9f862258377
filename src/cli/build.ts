import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runToEnd } from './childProcess'
import { type Launch, LaunchError } from './launcher'
import type { Command } from './programs'
import type { Note } from './progress'

interface BuildOptions {
  launch: Launch
  command: Command
  note: Note
}

const buildEnv = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

export async function buildSite({ launch, command, note }: BuildOptions) {
  if (await buildIsCurrent()) return 'unchanged since the last one'
  const stamp = await sourceStamp()
  note('next build, a minute or two')
  await runToEnd({ launch, name: 'The build', command, env: buildEnv })
  if (!(await buildId())) throw new LaunchError('The build ended without a result.')
  await writeFile(builtFrom('.'), await seal(stamp, '.'))
  return 'new build'
}

export async function buildIsCurrent(root = '.'): Promise<boolean> {
  return (await textOf(builtFrom(root))) === (await seal(await sourceStamp(root), root))
}

/** Undefined before the first build. */
export async function buildId(root = '.'): Promise<string | undefined> {
  return textOf(path.join(root, '.next', 'BUILD_ID'))
}

const builtFrom = (root: string) => path.join(root, '.next', 'built-from')

// Includes the id of the build, so that a build made by another command does not count as this one.
async function seal(stamp: string, root: string) {
  return `${stamp} ${await buildId(root)}`
}

async function textOf(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}

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
  if (input === path.join('src', 'cli')) return []
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
