import { vitalsPath } from '@/rules/vitalsPath'
import { z } from '@/rules/zod'

// Restricted, so that a value cannot look like another log line.
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

export const beaconSchema = z.discriminatedUnion('name', [vital, chunkError])

interface Metric {
  name: string
  value: number
  rating?: string
}

export function sendVital({ name, rating, value }: Metric) {
  const vital = { name, path: location.pathname, rating, value }
  navigator.sendBeacon?.(vitalsPath, JSON.stringify(vital))
}
