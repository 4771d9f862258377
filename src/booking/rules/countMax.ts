/** Counts of the panel stop here, so that no count reads all bookings. */
export const COUNT_MAX = 1000

/** Formats a count that stops at `COUNT_MAX` plus one, as `1,000+` for more. */
export function describeCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}
