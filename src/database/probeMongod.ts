import { execa } from 'execa'
import type { Mongod } from './Mongod'
import { oneLine } from './oneLine'

/** Asks a program for its version: what is no program for this machine is found out here. */
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
