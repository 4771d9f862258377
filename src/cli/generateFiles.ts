import { readFile } from 'node:fs/promises'
import { runProgram } from './childProcess'
import type { Launch } from './launcher'
import { payloadProgram } from './programs'

const tasks: Record<string, string> = {
  'src/app/(payload)/admin/importMap.js': 'generate:importmap',
  'src/payload-types.ts': 'generate:types',
}

const env = {
  DATABASE_URI: 'mongodb://127.0.0.1:1/generate',
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'generating-files-serves-nothing-and-stores-nothing',
}

/** Returns the files that were out of date. */
export async function generateFiles(launch: Launch): Promise<string[]> {
  const changed = Object.entries(tasks).map(async ([file, task]) => {
    const before = await textOf(file)
    await runProgram({ launch, name: `payload ${task}`, command: payloadProgram(task), env })
    return (await textOf(file)) === before ? [] : [file]
  })
  return (await Promise.all(changed)).flat()
}

async function textOf(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}
