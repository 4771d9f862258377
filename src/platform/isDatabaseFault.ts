export const faultNames =
  /^(?:Mongo(?:ose)?(?:Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|ServerClosed|ClientClosed|OperationTimeout|ExpiredSession|WaitQueueTimeout|PoolCleared|PoolClosed)|PoolClearedOnNetwork)Error$/

// The third is Node's error for a write to a connection that the server has closed: the driver passes it
// on without a name of its own.
const messages =
  /buffering timed out|cannot connect to MongoDB|socket has been ended by the other party|MongoDB is too slow/

/** No primary, a primary that steps down or shuts down, a write without enough members, a full disk. */
const codes = [64, 91, 189, 10107, 11600, 11602, 13435, 13436, 14031]

interface Fault {
  cause?: unknown
  code?: unknown
  message?: unknown
  name?: unknown
}

/**
 * Whether an error is an outage of the database, so that the same request may work in a moment. It matches
 * names and messages, since Next bundles pages and routes each with classes of their own, and Payload wraps
 * an error of `connect` as a text.
 * Version: mongodb 6.20, mongoose 8.24, Payload 3.90, Next 16.4. Upstream: no upstream issue known.
 * Can go when the driver labels its outages and Payload keeps the error as `cause`.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { cause, code, message, name } = error as Fault
  return (
    (typeof name === 'string' && faultNames.test(name)) ||
    (typeof message === 'string' && messages.test(message)) ||
    (typeof code === 'number' && codes.includes(code)) ||
    isDatabaseFault(cause)
  )
}
