import { readFile } from 'node:fs/promises'
import { LaunchError } from './LaunchError'
import { nodeCommand } from './nodeCommand'
import type { Launch } from './createLaunch'
import { runToEnd } from './runToEnd'

interface Generated {
  file: string
  script: string
}

const generated: Generated[] = [
  { file: 'src/app/(payload)/admin/importMap.js', script: 'generate:importmap' },
  { file: 'src/payload-types.ts', script: 'generate:types' },
]

/** Throws when a generated file is not what the sources make today. */
export async function generatedFilesUnchanged(launch: Launch) {
  const changed: string[] = []
  for (const { file, script } of generated) {
    const before = await textOf(file)
    const command = nodeCommand({ script: 'node_modules/payload/bin.js', args: [script] })
    await runToEnd({ launch, name: `payload ${script}`, command, env: generateEnv })
    if ((await textOf(file)) !== before) changed.push(file)
  }
  if (changed.length > 0) {
    throw new LaunchError(`${changed.join(' and ')} was out of date: run npm run generate.`)
  }
  return 'in order'
}

// The configuration is only read: it wants values, not a database.
const generateEnv = {
  DATABASE_URI: 'mongodb://127.0.0.1:1/generate',
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'generating-files-serves-nothing-and-stores-nothing',
}

async function textOf(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}
