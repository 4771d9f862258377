import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../src/devDatabase/freePort'
import type { Launch } from '../../src/cli/launcher'
import { nodeCommand } from '../../src/cli/programs'
import { runToEnd } from '../../src/cli/childProcess'
import { startSite } from '../../src/cli/runSite'
import { linkTree } from '../harness/linkTree'

const bin = 'node_modules/next/dist/bin/next'
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** A page with nothing on it, built and served by the same Next: its port. */
export async function startEmptyPage(launch: Launch): Promise<number> {
  // On the disk of the packages, and with them: of what is ours nothing is to be found there.
  await mkdir('.data', { recursive: true })
  const folder = await mkdtemp(path.join('.data', 'empty-page-'))
  launch.onStop(() => rm(folder, { force: true, recursive: true }))
  await cp('tests/bench/emptyPage', folder, { recursive: true })
  await linkTree('node_modules', path.join(folder, 'node_modules'))
  const next = path.join(folder, bin)
  const build = nodeCommand({ script: next, args: ['build', folder] })
  await runToEnd({ command: build, env, launch, name: 'The build of the empty page' })
  const port = await freePort()
  const command = nodeCommand({ script: next, args: ['start', folder, '--port', String(port)] })
  const site = startSite({ command, env, firstPage: '/', onEnd: launch.fail, port })
  launch.onStop(site.stop)
  await site.ready
  return port
}
