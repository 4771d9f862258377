import { setTimeout as delay } from 'node:timers/promises'
import type { mongo } from 'mongoose'

const SLACK_MS = 2000
const PAUSE_MS = 1000

/**
 * Reconnects when a heartbeat of the driver never ends: the driver then no longer watches that server, and
 * a server that was away stays away for it. A heartbeat that is written to a socket which the server has
 * closed, but which is not yet seen to be closed, waits for `drain` without a time-out (`writeCommand`).
 * Version: mongodb 6.20 and 7.5. Upstream: no upstream issue known; NODE-6370 was a lost answer after
 * `drain`. Can go when heartbeats have a time-out for writing.
 */
export function reconnectStalled(client: mongo.MongoClient, report: (line: string) => void) {
  const { connectTimeoutMS, heartbeatFrequencyMS } = client.options
  // In development, the same connection is opened again when a file changes.
  if (client.listenerCount('serverHeartbeatStarted') > 0) return
  const watched = new Map<string, NodeJS.Timeout>()

  client.on('serverHeartbeatStarted', ({ awaited, connectionId }) => {
    ended({ connectionId })
    const longest = connectTimeoutMS + (awaited ? heartbeatFrequencyMS : 0) + SLACK_MS
    watched.set(connectionId, setTimeout(() => void reconnect(), longest).unref())
  })
  client.on('serverHeartbeatSucceeded', ended)
  client.on('serverHeartbeatFailed', ended)
  client.on('serverClosed', ({ address }) => ended({ connectionId: address }))

  function ended({ connectionId }: { connectionId: string }) {
    clearTimeout(watched.get(connectionId))
    watched.delete(connectionId)
  }

  async function reconnect() {
    report('The database is no longer watched: reconnecting')
    // A connection that cannot be closed is abandoned.
    await client.close().catch(() => undefined)
    while (!(await connects())) await delay(PAUSE_MS, undefined, { ref: false })
  }

  function connects() {
    return client.connect().then(
      () => true,
      () => false,
    )
  }
}
