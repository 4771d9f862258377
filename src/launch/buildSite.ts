import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LaunchError } from './LaunchError'
import type { Command } from './nodeCommand'
import type { Launch } from './createLaunch'
import { runToEnd } from './runToEnd'
import { sourceStamp } from './sourceStamp'
import type { Note } from './steps'

export interface BuildOptions {
  launch: Launch
  command: Command
  note: Note
  root?: string
}

const buildEnv = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** A production build of the sources as they are, skipped when the last one was of the same; tells which. */
export async function buildSite({ launch, command, note, root = '.' }: BuildOptions) {
  if (await buildIsCurrent(root)) return 'unchanged since the last one'
  const stamp = await sourceStamp(root)
  note('next build, a minute or two')
  await runToEnd({ launch, name: 'The build', command, env: buildEnv })
  if (!(await buildId(root))) throw new LaunchError('The build ended without a result.')
  await writeFile(builtFrom(root), await seal(stamp, root))
  return 'built anew'
}

/** Whether the build that lies there was made by `buildSite` from the sources as they are. */
export async function buildIsCurrent(root = '.'): Promise<boolean> {
  return (await textOf(builtFrom(root))) === (await seal(await sourceStamp(root), root))
}

/** Undefined, when nothing was built yet. */
export async function buildId(root = '.'): Promise<string | undefined> {
  return textOf(path.join(root, '.next', 'BUILD_ID'))
}

const builtFrom = (root: string) => path.join(root, '.next', 'built-from')

// With the build's own id, or a build made by other means would pass for ours.
async function seal(stamp: string, root: string) {
  return `${stamp} ${await buildId(root)}`
}

async function textOf(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}
