import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

/** A program of node_modules or of ours, run by this Node; `script` is relative to the project. */
export function nodeCommand({ script, args = [] }: { script: string; args?: string[] }): Command {
  return { file: process.execPath, args: [path.resolve(script), ...args] }
}
