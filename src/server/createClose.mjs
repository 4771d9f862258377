// @ts-check

/**
 * Returns a function that accepts no new connection, finishes open requests and closes all connections.
 * `server.close()` alone also waits for connections that have not sent a request yet, up to a minute, and
 * browsers open such connections in advance.
 * @param {import('node:http').Server} server
 * @returns {() => Promise<void>}
 */
export function createClose(server) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set()
  /** @type {(() => void) | undefined} */
  let finished
  server.on('request', (_request, response) => {
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) finished?.()
    })
  })
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    // In milliseconds: nginx soon sends nothing more on a connection whose request is answered.
    server.keepAliveTimeout = 1
    if (open.size > 0) await new Promise((resolve) => (finished = () => resolve(null)))
    server.closeAllConnections()
    await closed
  }
}
