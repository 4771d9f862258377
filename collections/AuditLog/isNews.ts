const QUIET_MS = 10 * 60_000
const MOST = 1000

const told = new Map<string, number>()

/** False for what was told within ten minutes, so that a flood does not fill the audit log. */
export function isNews({ now, what }: { now: number; what: string }): boolean {
  const last = told.get(what)
  if (last !== undefined && now - last < QUIET_MS) return false
  for (const [one, moment] of told) if (now - moment >= QUIET_MS) told.delete(one)
  // Whoever tries so many addresses is told of already.
  if (told.size >= MOST) return false
  told.set(what, now)
  return true
}
