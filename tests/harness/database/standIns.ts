import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { onTestFinished } from 'vitest'
import { childEnv } from '@/env'

/** A folder with programs that stand in for those of a server; each notes how it was called. */
export async function withStandIns(bodies: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  const programs = path.join(folder, 'programs')
  const notes = path.join(folder, 'notes')
  await mkdir(programs)
  await writeFile(notes, '')
  for (const [name, body] of Object.entries(bodies)) {
    const file = path.join(programs, name)
    await writeFile(file, `#!/bin/sh\necho "${name} $*" >>"${notes}"\n${body}\n`)
    await chmod(file, 0o755)
  }
  return {
    folder,
    /** How the stand-ins were called, in order. */
    calls: async () => (await readFile(notes, 'utf8')).split('\n').filter(Boolean),
    async run(script: string, args: string[] = [], env: Record<string, string> = {}) {
      const PATH = `${programs}:${childEnv({}).PATH ?? ''}`
      const { all, exitCode } = await execa('sh', [path.resolve(script), ...args], {
        all: true,
        env: { ...env, PATH },
        stdin: 'ignore',
        reject: false,
      })
      return { code: exitCode, said: all }
    },
  }
}
