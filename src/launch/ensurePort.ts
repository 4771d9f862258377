import { once } from 'node:events'
import { createServer } from 'node:net'
import { LaunchError } from './LaunchError'

// Next listens on every address; a program on one of them only would answer in its place.
const addresses = ['::', '0.0.0.0', '127.0.0.1', '::1']

/** Throws one clear line when `port` cannot be had; `command` is what to type with another. */
export async function ensurePort({ port, command }: { port: number; command: string }) {
  for (const address of addresses) {
    const code = await listenError({ port, address })
    const other = `choose another: PORT=${port < 1024 ? port + 3000 : port + 1} ${command}`
    if (code === 'EADDRINUSE') throw new LaunchError(`Port ${port} is taken. Free it or ${other}`)
    if (code === 'EACCES') throw new LaunchError(`Port ${port} needs more rights; ${other}`)
  }
}

async function listenError({ port, address }: { port: number; address: string }) {
  const server = createServer().listen({ port, host: address, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
  server.close()
  await once(server, 'close')
  return undefined
}
