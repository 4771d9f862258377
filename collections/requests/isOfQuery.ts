interface Fault {
  error: unknown
  query: Record<string, unknown>
}

/**
 * True when the database could not read a value as what its field holds, such as a day that is
 * none, and that very value came with the request. What our own code asks stays a fault of ours.
 */
export function isOfQuery({ error, query }: Fault): boolean {
  const { name, value } = (error ?? {}) as { name?: unknown; value?: unknown }
  if (name !== 'CastError') return false
  // Payload made this out of a text that is no number.
  if (Number.isNaN(value)) return 'where' in query
  return JSON.stringify(query).includes(JSON.stringify(value) ?? '')
}
