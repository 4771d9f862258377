import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

const exitWithLauncher = new URL('exitWithLauncher.mjs', import.meta.url).href

interface NodeCommandOptions {
  script: string
  args?: string[]
  node?: string[]
}

/**
 * For programs that read payload.config.ts: without it Lexical's modules wait for each other on
 * Node 20, and the process ends having done nothing.
 */
export const readsConfig = ['--conditions=production']

export function nodeCommand({ script, args = [], node = [] }: NodeCommandOptions): Command {
  const typescript = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  return {
    file: process.execPath,
    args: ['--import', exitWithLauncher, ...node, ...typescript, path.resolve(script), ...args],
  }
}

const next = 'node_modules/next/dist/bin/next'

/**
 * One V8 worker thread: the four of several processes on few cores wait for each other, and
 * responses stall for 0.2 seconds. As in the Dockerfile.
 */
const oneHelper = ['--v8-pool-size=1']

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

export const seedProgram = nodeCommand({ node: readsConfig, script: 'seed/index.ts' })

/** Also with what a demo shows and a site of a business must not have. */
export const demoSeedProgram = nodeCommand({
  args: ['--demo'],
  node: readsConfig,
  script: 'seed/index.ts',
})

export const resetProgram = nodeCommand({ node: readsConfig, script: 'seed/reset.ts' })

export const createAdminProgram = nodeCommand({ node: readsConfig, script: 'seed/createAdmin.ts' })

export const picturesProgram = nodeCommand({ node: readsConfig, script: 'seed/cutPictures.ts' })

export function emailTestProgram(to: string): Command {
  return nodeCommand({ node: readsConfig, script: 'src/email/sendTestEmail.ts', args: [to] })
}

export function payloadProgram(task: string): Command {
  return nodeCommand({ node: readsConfig, script: 'node_modules/payload/bin.js', args: [task] })
}

/** Listens where HOST and PORT of its environment say. */
export const startProgram = nodeCommand({ node: oneHelper, script: 'src/server/server.mjs' })

export function devProgram(port: number, host?: string): Command {
  const args = ['dev', '--port', String(port), ...(host ? ['--hostname', host] : [])]
  return nodeCommand({ script: next, args })
}
