/** Counts of the panel end here, so that none reads all bookings there ever were. */
export const COUNT_MAX = 1000

/** What is counted up to one more than `COUNT_MAX`, as `1,000+` where there are more. */
export function describeCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}
