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
 * For programs that read payload.config.ts. Without this option, the modules of Lexical wait for each other
 * on Node 20, and the process ends without having done anything.
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
 * Uses one V8 worker thread. With the default of four, several processes on few cores wait for each other and
 * responses take 0.2 seconds longer. The Dockerfile sets the same.
 */
const oneHelper = ['--v8-pool-size=1']

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

export const seedProgram = nodeCommand({ node: readsConfig, script: 'seed/index.ts' })

/** Also adds values that a real site must not have, such as a sample GSTIN. */
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

/** Listens on HOST and PORT of its environment. */
export const startProgram = nodeCommand({ node: oneHelper, script: 'src/server/server.mjs' })

export function devProgram(port: number, host?: string): Command {
  const args = ['dev', '--port', String(port), ...(host ? ['--hostname', host] : [])]
  return nodeCommand({ script: next, args })
}
