import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { carry, type Carried } from '../launch/carry'

/** A line between the site and its database, on a port that stays: it can be held, cut and slowed. */
export async function databaseLine() {
  const sockets = new Set<Socket>()
  /** The site's ends of the connections, and which of them were open when the line was paused. */
  const nearEnds = new Set<Socket>()
  let paused: Socket[] = []
  const carried: Carried = { delayMs: 0, open: Promise.resolve() }
  let target = 0
  let open: (value?: unknown) => void = () => undefined
  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port: target })
    nearEnds.add(near)
    near.on('close', () => nearEnds.delete(near))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    carry({ carried, from: near, late: () => 0, to: far })
    carry({ carried, from: far, late: () => carried.delayMs, to: near })
  })
  const port = await listen(0)

  return {
    /** Where the line leads from now on, and the address of this end. */
    to(uri: string): Promise<string> {
      const url = new URL(uri)
      target = Number(url.port)
      url.host = `127.0.0.1:${port}`
      // A replica set tells its own addresses, which would lead past the line.
      url.searchParams.set('directConnection', 'true')
      return Promise.resolve(url.href)
    },
    /** Bytes are held, connections stay. */
    pause() {
      carried.open = new Promise((resolve) => (open = resolve))
      paused = [...nearEnds]
    },
    /** Whether the site has closed a connection that `pause` held. */
    givenUp: () => paused.some((near) => !nearEnds.has(near)),
    resume: () => open(),
    /** Connections are cut, and new ones refused. */
    async refuse() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    accept: () => (server.listening ? Promise.resolve(port) : listen(port)),
    /** Each answer comes that much later. */
    delay(ms: number) {
      carried.delayMs = ms
    },
    async close() {
      open()
      await this.refuse()
    },
  }

  async function listen(wanted: number) {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }
}

export type DatabaseLine = Awaited<ReturnType<typeof databaseLine>>
