import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

const exitWithLauncher = new URL('exitWithLauncher.mjs', import.meta.url).href

interface NodeCommandOptions {
  /** Relative to the project; of node_modules or of ours. */
  script: string
  args?: string[]
  /** Options of Node itself. */
  node?: string[]
}

/**
 * For programs that read payload.config.ts. Without it Lexical's modules wait for each other, and on
 * Node 20 now and then for ever: the process then ends, having done nothing.
 */
export const readsConfig = ['--conditions=production']

/** A program that this Node runs. */
export function nodeCommand({ script, args = [], node = [] }: NodeCommandOptions): Command {
  const typescript = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  return {
    file: process.execPath,
    args: ['--import', exitWithLauncher, ...node, ...typescript, path.resolve(script), ...args],
  }
}

const next = 'node_modules/next/dist/bin/next'

/**
 * One thread that helps V8 to collect garbage and to compile. Of four, which Node starts on any
 * machine, those of several processes on few cores wait for each other, and no answer goes out for
 * 0.2 seconds meanwhile. As in the Dockerfile.
 */
const oneHelper = ['--v8-pool-size=1']

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

// Without `payload run`, which looks for an .env in every folder above.
export const seedProgram = nodeCommand({ node: readsConfig, script: 'seed/index.ts' })

export const resetProgram = nodeCommand({ node: readsConfig, script: 'seed/reset.ts' })

export const createAdminProgram = nodeCommand({ node: readsConfig, script: 'seed/createAdmin.ts' })

export function mailTestProgram(to: string): Command {
  return nodeCommand({ node: readsConfig, script: 'src/email/sendTestMail.ts', args: [to] })
}

export function payloadProgram(task: string): Command {
  return nodeCommand({ node: readsConfig, script: 'node_modules/payload/bin.js', args: [task] })
}

/** Listens on every address of the machine where no host is given. */
export function startProgram(port: number, host?: string): Command {
  const args = ['--port', String(port), ...(host ? ['--hostname', host] : [])]
  return nodeCommand({ node: oneHelper, script: 'src/server/server.mjs', args })
}

export function devProgram(port: number, host?: string): Command {
  const args = ['dev', '--port', String(port), ...(host ? ['--hostname', host] : [])]
  return nodeCommand({ script: next, args })
}
