/** No database could be started or reached. `message` is one line for the user. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'

  constructor(message: string) {
    super(oneLine(message))
  }
}

export function oneLine(error: unknown) {
  const text = error instanceof Error ? error.message : String(error)
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
