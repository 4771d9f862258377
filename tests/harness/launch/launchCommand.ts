import { writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export interface LaunchCommandOptions {
  /** Where it will run. */
  folder: string
  /** A launcher, relative to the project; the stand-in unless told. */
  script?: string
  args?: string[]
  /** Words before the command, as in `nice`. */
  through?: string[]
  /** Started the way people do it, by npm and the shell that npm puts in between. */
  npm?: boolean
}

/** The words that start a launcher. */
export function launchCommand({ folder, script, args, through, npm }: LaunchCommandOptions) {
  const file = path.join(root, script ?? 'tests/harness/launch/launchStandIn.ts')
  const tsx = import.meta.resolve('tsx')
  const words = [...(through ?? []), process.execPath, '--import', tsx, file, ...(args ?? [])]
  return npm ? throughNpm({ folder, words }) : words
}

/** The tsconfig.json is looked for in the current folder, which is not ours. */
export const launchEnv = { TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') }

function throughNpm({ folder, words }: { folder: string; words: string[] }) {
  const script = words.map((word) => `'${word}'`).join(' ')
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { demo: script } }))
  return ['npm', 'run', '--silent', 'demo']
}
