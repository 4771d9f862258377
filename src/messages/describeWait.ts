import { numbers } from './en/numbers'

const MINUTE_MS = 60_000

/** `45 min`, `1 h 20 min`, `3 days 4 h` */
export function describeWait(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours === 0) return numbers.wait.minutes(minutes)
  if (days === 0) return numbers.wait.hours({ hours, minutes: minutes % 60 })
  return numbers.wait.days({ days, hours: hours % 24 })
}
