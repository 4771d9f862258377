const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function timeAgo(moment: string, now: Date): string {
  const since = now.getTime() - Date.parse(moment)
  if (since < MINUTE_MS) return 'just now'
  if (since < HOUR_MS) return words.format(-Math.floor(since / MINUTE_MS), 'minute')
  if (since < DAY_MS) return words.format(-Math.floor(since / HOUR_MS), 'hour')
  return words.format(-Math.floor(since / DAY_MS), 'day')
}

const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

export function formatWait({ now, since }: { now: Date; since: string }): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS))
  if (minutes < HOUR_MIN) return `${minutes} min`
  if (minutes < DAY_MIN) return `${Math.floor(minutes / HOUR_MIN)} h`
  const days = Math.floor(minutes / DAY_MIN)
  return days === 1 ? '1 day' : `${days} days`
}
