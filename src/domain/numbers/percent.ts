/** A whole number of a hundred; nothing of nothing is no number. */
export function percent({ of, part }: { of: number; part: number }): number | null {
  return of > 0 ? Math.round((100 * part) / of) : null
}
