/**
 * In milliseconds, how long to wait for a silent database. The driver's defaults are half a
 * minute or for ever; a visitor has left by then.
 */
const patience = {
  bufferTimeoutMS: 3000,
  connectTimeoutMS: 5000,
  serverSelectionTimeoutMS: 3000,
  socketTimeoutMS: 15_000,
  waitQueueTimeoutMS: 3000,
}

/** The options of DATABASE_URI win. */
export function patienceFor(uri: string): Partial<typeof patience> {
  const query = new URLSearchParams(uri.split('?')[1])
  const given = [...query.keys()].map((name) => name.toLowerCase())
  return Object.fromEntries(
    Object.entries(patience).filter(([name]) => !given.includes(name.toLowerCase())),
  )
}
