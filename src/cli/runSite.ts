import { once } from 'node:events'
import { createServer } from 'node:net'
import { type ChildEnd, type ChildOptions, describeEnd, startChild } from './childProcess'
import { fullDiskLine, fullDiskPattern, type Launch, LaunchError } from './launcher'
import { type HealthCheck, siteAnswers } from './siteAnswers'

interface ServeOptions extends Omit<SiteOptions, 'onEnd' | 'onLine'> {
  launch: Launch
  endOnFullDisk: boolean
}

export async function serve({ launch, endOnFullDisk, ...options }: ServeOptions) {
  await launch.steps.run('Site', async (note) => {
    launch.check()
    const site = startSite({ ...options, onEnd: launch.fail, onLine })
    launch.onStop(site.stop)
    await site.ready
    note(`listening on port ${options.port}`)
  })

  function onLine(line: string) {
    launch.steps.line(line)
    if (endOnFullDisk && fullDiskPattern.test(line)) launch.fail(new LaunchError(fullDiskLine))
  }
}

interface SiteOptions extends ChildOptions, Omit<HealthCheck, 'signal'> {
  onEnd(error: LaunchError): void
}

export interface Site {
  pid: number
  ready: Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
}

export function startSite({ port, host, firstPage, onEnd, onLine, ...options }: SiteOptions): Site {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  const child = startChild({
    ...options,
    onLine: (line) => state === 'ready' && onLine?.(line),
  })
  const ended = child.ended.then((end) => {
    if (state === 'ready') onEnd(endError(end))
    else throw endError(end)
  })
  ended.catch(() => undefined)
  return { pid: child.pid, ready: becomeReady(), stop, kill }

  async function becomeReady() {
    const waiting = new AbortController()
    try {
      await Promise.race([ended, siteAnswers({ port, host, firstPage, signal: waiting.signal })])
      if (state === 'starting') state = 'ready'
    } catch (error) {
      child.tail.forEach((line) => onLine?.(line))
      await stop()
      throw error
    } finally {
      waiting.abort()
    }
  }

  async function stop() {
    state = 'stopping'
    await child.stop()
  }

  async function kill() {
    state = 'stopping'
    child.kill()
    await child.ended
  }

  function endError(end: ChildEnd) {
    const full = child.tail.some((line) => fullDiskPattern.test(line))
    return new LaunchError(full ? fullDiskLine : `The site ${describeEnd(end)}.`)
  }
}

// Checks each address: a program that listens on only one of them would respond instead of Next, which
// listens on all.
const addresses = ['::', '0.0.0.0', '127.0.0.1', '::1']

interface PortCheck {
  command: string
  host?: string
  port: number
}

export async function ensurePort({ port, host, command }: PortCheck) {
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
