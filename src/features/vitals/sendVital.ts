import { paths } from '@/paths'

interface Metric {
  name: string
  value: number
  rating?: string
}

/** Name, value, rating and the path without its query: nothing that tells visitors apart. */
export function sendVital({ name, rating, value }: Metric) {
  const vital = { name, path: location.pathname, rating, value }
  navigator.sendBeacon?.(paths.vitalsApi(), JSON.stringify(vital))
}
