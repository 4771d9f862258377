/**
 * How long a database that does not answer is waited for, in milliseconds. The driver's own answer is
 * half a minute, or for ever: a visitor has closed the page by then. Looking for a server and for a
 * free connection is quick where all is well; an answer may take an administrator's large question.
 */
const patience = {
  bufferTimeoutMS: 3000,
  connectTimeoutMS: 5000,
  serverSelectionTimeoutMS: 3000,
  socketTimeoutMS: 15_000,
  waitQueueTimeoutMS: 3000,
}

/** What DATABASE_URI says itself goes first. */
export function patienceFor(uri: string): Partial<typeof patience> {
  const query = new URLSearchParams(uri.split('?')[1])
  const told = [...query.keys()].map((name) => name.toLowerCase())
  return Object.fromEntries(
    Object.entries(patience).filter(([name]) => !told.includes(name.toLowerCase())),
  )
}
