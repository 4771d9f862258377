import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { runToEnd } from '@/cli/childProcess'
import type { Launch } from '@/cli/launcher'
import { nodeCommand } from '@/cli/programs'
import { startSite } from '@/cli/runSite'
import { freePort } from '../../harness/launch/freePort'
import { linkTree } from '../../harness/pages/linkTree'

interface App {
  env?: Record<string, string>
  firstPage?: string
  /** In this folder: what is built, by the packages of the project and by nothing else of ours. */
  from: 'panel/barePanel' | 'speeds/barePage'
  launch: Launch
}

/** A small site built and served by the same Next as ours: its port. */
export async function startApp({ env, firstPage = '/', from, launch }: App): Promise<number> {
  // On the disk of the packages, and with them: of what is ours nothing is to be found there.
  await mkdir('.data', { recursive: true })
  const folder = path.resolve(await mkdtemp(path.join('.data', `${path.basename(from)}-`)))
  launch.onStop(() => rm(folder, { force: true, recursive: true }))
  await cp(path.join('tests/bench', from), folder, { recursive: true })
  await linkTree('node_modules', path.join(folder, 'node_modules'))
  const inFolder = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env }
  if (from === 'panel/barePanel') {
    const script = path.join(folder, 'node_modules/payload/bin.js')
    const command = nodeCommand({ script, args: ['generate:importmap'] })
    const config = { PAYLOAD_CONFIG_PATH: path.join(folder, 'payload.config.js') }
    const own = { ...inFolder, ...config, ROOT_DIR: folder }
    await runToEnd({ command, env: own, launch, name: 'The import map of the bare panel' })
  }
  const next = path.join(folder, 'node_modules/next/dist/bin/next')
  const build = nodeCommand({ script: next, args: ['build', folder] })
  await runToEnd({ command: build, env: inFolder, launch, name: `The build of ${from}` })
  const port = await freePort()
  const command = nodeCommand({ script: next, args: ['start', folder, '--port', String(port)] })
  const site = startSite({ command, env: inFolder, firstPage, onEnd: launch.fail, port })
  launch.onStop(site.stop)
  await site.ready
  return port
}
