import { z } from 'zod'
import { paths } from '@/paths'

// A line of the log holds what was asked for and nothing that could pass for another line.
const path = z
  .string()
  .max(300)
  .regex(/^\/[^?#\s]*$/)

const vital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  path,
  rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
  value: z.number().min(0).max(3_600_000),
})

const chunkError = z.strictObject({
  name: z.literal('chunk-error'),
  message: z.string().max(300),
  path,
})

/** What a page may tell the server of itself. */
export const beaconSchema = z.discriminatedUnion('name', [vital, chunkError])

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
