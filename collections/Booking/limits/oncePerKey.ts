const underWay = new Map<string, Promise<void>>()

/** Longer than the insert that follows. */
const KEPT_MS = 5000

/** Posts of one key at the same time are one request: they share the answer of the first. */
export function oncePerKey(key: string, decide: () => Promise<void>): Promise<void> {
  const decided = underWay.get(key) ?? decide()
  if (!underWay.has(key)) {
    underWay.set(key, decided)
    const forget = () => underWay.delete(key)
    decided.then(() => setTimeout(forget, KEPT_MS).unref(), forget)
  }
  return decided
}
