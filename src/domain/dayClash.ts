interface Day {
  /** Confirmed events of that day, this one included if it is confirmed. */
  confirmed: number
  isConfirmed: boolean
  /** How many events one day can hold; nothing clashes without it. */
  limit?: number | null
}

/** True when the day has no room: for one more, or already for those that are confirmed. */
export function isClash({ confirmed, isConfirmed, limit }: Day): boolean {
  if (!limit) return false
  return isConfirmed ? confirmed > limit : confirmed >= limit
}
