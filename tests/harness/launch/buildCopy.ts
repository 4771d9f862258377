import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { buildInputs } from '@/cli/build'
import { dataFolder } from '@/cli/dataFiles'
import { childEnv } from '@/env'
import { linkTree } from '../pages/linkTree'
import { isRunning } from './launchIsRunning'

interface BuildCopyOptions {
  /** Alters the sources of the copy before they are built. */
  change?(folder: string): Promise<void>
  env?: Record<string, string>
}

const copies = path.resolve(dataFolder, 'copies')

/**
 * Builds a copy of the sources and returns its folder; the caller removes it. The ordinary
 * `.next` is left alone, but for its cache: what did not change since is not compiled again.
 */
export async function buildCopy({ change, env = {} }: BuildCopyOptions = {}): Promise<string> {
  await mkdir(copies, { recursive: true })
  await removeLeftOver()
  const folder = await mkdtemp(path.join(copies, `${process.pid}-`))
  try {
    for (const input of buildInputs) await copy(input, path.join(folder, input))
    await linkTree('node_modules', path.join(folder, 'node_modules'))
    await copy(path.join('.next', 'cache'), path.join(folder, '.next', 'cache'))
    await change?.(folder)
    const given = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env }
    await execa(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      all: true,
      cwd: folder,
      env: childEnv(given),
      extendEnv: false,
      stdin: 'ignore',
    })
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function copy(from: string, to: string) {
  try {
    await cp(from, to, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

// of processes that were killed before they could
async function removeLeftOver() {
  for (const name of await readdir(copies)) {
    if (!isRunning(parseInt(name, 10)))
      await rm(path.join(copies, name), { recursive: true, force: true })
  }
}
