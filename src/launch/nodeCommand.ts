import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

const exitWithLauncher = new URL('exitWithLauncher.mjs', import.meta.url).href

export interface NodeCommandOptions {
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
