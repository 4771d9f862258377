const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN
const MINUTE_MS = 60_000

interface Between {
  now: Date
  since: string
}

/** `12 min`, `3 h`, `2 days`: short enough to stand in a row. */
export function formatWait({ now, since }: Between): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS))
  if (minutes < HOUR_MIN) return `${minutes} min`
  if (minutes < DAY_MIN) return `${Math.floor(minutes / HOUR_MIN)} h`
  const days = Math.floor(minutes / DAY_MIN)
  return days === 1 ? '1 day' : `${days} days`
}
