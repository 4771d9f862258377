/** What the driver and mongoose call it when a server is not there, or does not answer in time. */
const names =
  /^(?:Mongo(?:ose)?(?:Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|ServerClosed|ClientClosed|OperationTimeout|ExpiredSession|WaitQueueTimeout|PoolCleared|PoolClosed)|PoolClearedOnNetwork)Error$/

// The third is what Node says of a write to a connection that the server has closed: driver 6.20 hands it
// on as it is, without a name of its own.
const words =
  /buffering timed out|cannot connect to MongoDB|socket has been ended by the other party|MongoDB is too slow/

/** No primary, one that steps down or shuts down, a write that not enough members have, a full disk. */
const codes = [64, 91, 189, 10107, 11600, 11602, 13435, 13436, 14031]

interface Fault {
  cause?: unknown
  code?: unknown
  message?: unknown
  name?: unknown
}

/**
 * Whether the database, and nobody's request, is at fault: the same request may work in a moment.
 * Not told by classes: Next bundles pages and routes each with their own.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { cause, code, message, name } = error as Fault
  return (
    (typeof name === 'string' && names.test(name)) ||
    (typeof message === 'string' && words.test(message)) ||
    (typeof code === 'number' && codes.includes(code)) ||
    isDatabaseFault(cause)
  )
}
