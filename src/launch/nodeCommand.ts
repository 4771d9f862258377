import path from 'node:path'

export interface Command {
  file: string
  args: string[]
}

export interface NodeCommandOptions {
  /** Relative to the project. */
  script: string
  args?: string[]
  /** It loads payload.config.ts or other TypeScript. */
  typescript?: boolean
}

const exitWithLauncher = new URL('exitWithLauncher.mjs', import.meta.url).href
const tsxWithPayload = new URL('tsxWithPayload.mjs', import.meta.url).href

/** A program of node_modules or of ours that this Node runs. */
export function nodeCommand({ script, args = [], typescript }: NodeCommandOptions): Command {
  const imports = typescript ? [exitWithLauncher, tsxWithPayload] : [exitWithLauncher]
  return {
    file: process.execPath,
    args: [...imports.flatMap((url) => ['--import', url]), path.resolve(script), ...args],
  }
}
