import { once } from 'node:events'
import { createServer } from 'node:net'
import { LaunchError } from './LaunchError'

// Next listens on every address; a program on one of them only would answer in its place.
const addresses = ['::', '0.0.0.0', '127.0.0.1', '::1']

interface Wanted {
  /** What to type with another port. */
  command: string
  host?: string
  port: number
}

/** Throws one clear line when `port` cannot be had. */
export async function ensurePort({ port, host, command }: Wanted) {
  for (const address of new Set([...addresses, ...(host ? [host] : [])])) {
    const code = await listenError({ port, address })
    const other = `choose another: PORT=${port < 1024 ? port + 3000 : port + 1} ${command}`
    if (code === 'EADDRNOTAVAIL' && address === host) {
      throw new LaunchError(`HOST ${host} is no address of this machine.`)
    }
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
