import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export interface Received {
  to: string[]
  /** The whole mail as it came. */
  raw: string
}

/** What the server does with the next emails; `until` keeps them without an answer for that long. */
export type Manner = 'accept' | 'defer' | 'refuse' | 'drop' | { until: Promise<unknown> }

/** A manner that keeps emails without an answer until `release`. */
export function holdEmails() {
  let release: () => void = () => undefined
  const until = new Promise<void>((go) => (release = go))
  return { manner: { until }, release }
}

/** A mail server on loopback that keeps what it takes, and can be told to behave badly. */
export async function startMailServer({ port: wanted = 0 } = {}) {
  const received: Received[] = []
  const state = { manner: 'accept' as Manner, connections: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(_session, callback) {
      state.connections += 1
      callback()
    },
    onData(stream, session, callback) {
      const { manner } = state
      if (manner === 'drop') return void cutOff(stream)
      const taken = read(stream).then(async (raw) => {
        if (manner === 'defer') return callback(failure(451, 'Try again later'))
        if (manner === 'refuse') return callback(failure(550, 'No such user'))
        if (typeof manner === 'object') await manner.until
        received.push({ raw, to: session.envelope.rcptTo.map(({ address }) => address) })
        callback()
      })
      // The sender disconnected: no email was received.
      taken.catch(() => undefined)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((go) => server.listen(wanted, '127.0.0.1', go))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    state,
    url: `smtp://127.0.0.1:${port}?connectionTimeout=2000&greetingTimeout=2000&socketTimeout=1500`,
    close: () => new Promise<void>((go) => server.close(() => go())),
  }

  function cutOff(stream: SMTPServerDataStream) {
    stream.resume()
    for (const connection of (server as unknown as Connections).connections) {
      connection._socket.destroy()
    }
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** smtp-server has no way of its own to break a connection off. */
interface Connections {
  connections: Set<{ _socket: { destroy(): void }; session: SMTPServerSession }>
}

async function read(stream: SMTPServerDataStream) {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const [head = '', ...bodies] = Buffer.concat(parts).toString().split('\r\n\r\n')
  // Long lines of a body come folded.
  const unfolded = bodies.map((body) => body.replace(/=\r\n/g, '').replace(/=3D/g, '='))
  return [head, ...unfolded].join('\r\n\r\n')
}

function failure(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}
