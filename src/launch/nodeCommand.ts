import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

const exitWithLauncher = new URL('exitWithLauncher.mjs', import.meta.url).href

/** A program of node_modules or of ours that this Node runs; `script` is relative to the project. */
export function nodeCommand({ script, args = [] }: { script: string; args?: string[] }): Command {
  const typescript = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  return {
    file: process.execPath,
    args: ['--import', exitWithLauncher, ...typescript, path.resolve(script), ...args],
  }
}
