const decided = new Map<string, Promise<void>>()

const KEPT = 10_000

/**
 * Posts of one key are one request: they share the answer of the first. One that passed and could not
 * be saved, since the database was away, uses up nothing more however often it is sent again.
 */
export function oncePerKey(key: string, decide: () => Promise<void>): Promise<void> {
  const before = decided.get(key)
  if (before) return before
  const decision = decide()
  decided.set(key, decision)
  decision.catch(() => decided.delete(key))
  const [oldest] = decided.keys()
  if (decided.size > KEPT && oldest !== undefined) decided.delete(oldest)
  return decision
}
