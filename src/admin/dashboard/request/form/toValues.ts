import type { Booking } from '@/payload-types'
import { formNames, type FormValues } from './formFields'

/** What a form shows of a request: texts only. Read without its relations. */
export function toValues(booking: Partial<Booking>): FormValues {
  const texts = formNames.map((name) => [name, String(booking[name] ?? '')])
  return Object.fromEntries(texts) as FormValues
}
