import { setTimeout as delay } from 'node:timers/promises'
import type { mongo } from 'mongoose'

const SLACK_MS = 2000
const PAUSE_MS = 1000

/**
 * Connects anew when the driver has stopped to watch a server; without this, a server that was away
 * stays away for it. What it asks through a socket that the server has closed, but that is not yet
 * seen to be closed, waits for ever (`writeCommand` of driver 6 and 7 waits for `drain`).
 */
export function reconnectStalled(client: mongo.MongoClient, report: (line: string) => void) {
  const { connectTimeoutMS, heartbeatFrequencyMS } = client.options
  // In development the same connection is opened again whenever a file changes.
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
    report('The database is not watched any more: connecting anew')
    // What it cannot end any more it lets go.
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
