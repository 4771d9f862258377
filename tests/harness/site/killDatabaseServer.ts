import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { holder } from '../../../src/devDatabase/processes'

/** Kills the server that works in a kept folder, without warning, as a power cut would. */
export async function killDatabaseServer(folder: string) {
  const { server } = holder.parse(
    JSON.parse(await readFile(path.join(folder, 'holder.json'), 'utf8')),
  )
  if (server) process.kill(server.pid, 'SIGKILL')
}
