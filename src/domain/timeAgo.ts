const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `5 minutes ago`, `yesterday`; under a minute it is `just now`. */
export function timeAgo(moment: string, now: Date): string {
  const since = now.getTime() - Date.parse(moment)
  if (since < MINUTE_MS) return 'just now'
  if (since < HOUR_MS) return words.format(-Math.floor(since / MINUTE_MS), 'minute')
  if (since < DAY_MS) return words.format(-Math.floor(since / HOUR_MS), 'hour')
  return words.format(-Math.floor(since / DAY_MS), 'day')
}
