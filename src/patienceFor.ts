/**
 * How long to wait for a database that does not respond, in milliseconds. The driver's defaults are 30
 * seconds or unlimited, which is longer than visitors wait.
 */
const patience = {
  bufferTimeoutMS: 3000,
  connectTimeoutMS: 5000,
  serverSelectionTimeoutMS: 3000,
  socketTimeoutMS: 15_000,
  waitQueueTimeoutMS: 3000,
}

/** Options in DATABASE_URI take precedence. */
export function patienceFor(uri: string): Partial<typeof patience> {
  const query = new URLSearchParams(uri.split('?')[1])
  const given = [...query.keys()].map((name) => name.toLowerCase())
  return Object.fromEntries(
    Object.entries(patience).filter(([name]) => !given.includes(name.toLowerCase())),
  )
}
