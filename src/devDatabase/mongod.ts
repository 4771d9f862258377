import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { oneLine } from './DatabaseError'
import type { DatabaseSettings } from './settings'

export type Report = (line: string) => void

export interface Candidate {
  find(report: Report): Promise<Mongod | string | null>
}

export interface Mongod {
  binary: string
  server: string
  origin: string
  store: 'mongod' | 'mongo-java-server'
  replicaSet: boolean
  env: Record<string, string>
  notice?: string
}

export async function probeMongod(binary: string, origin: string): Promise<Mongod | string> {
  const asked = await execa(binary, ['--version'], {
    reject: false,
    timeout: 10_000,
    stdin: 'ignore',
  })
  if (asked.failed) {
    const said = asked.stderr || asked.originalMessage || `it ended with code ${asked.exitCode}`
    return `${origin} does not run: ${oneLine(said)}`
  }
  const version = /db version v(\S+)/.exec(asked.stdout)?.[1] ?? '(unknown version)'
  const server = `MongoDB ${version} (single-node replica set)`
  return { binary, server, origin, store: 'mongod', replicaSet: true, env: {} }
}

export function downloadedMongod(settings: DatabaseSettings): Candidate {
  return {
    async find() {
      const binary = await newestBinary(binariesFolder(settings))
      return binary ? probeMongod(binary, binary) : 'No mongod was downloaded before.'
    },
  }
}

// mongodb-memory-server writes the checksum last: a binary without one was not unpacked to the end
async function newestBinary(folder: string) {
  const files = await readdir(folder).catch((): string[] => [])
  const whole = files.filter((file) => file.startsWith('mongod-') && files.includes(`${file}.md5`))
  const newest = whole.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest ? path.join(folder, newest) : null
}

export async function pathExists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

export function binariesFolder({ cache }: DatabaseSettings) {
  return path.join(cache, 'mongodb-binaries')
}
