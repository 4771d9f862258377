import { wordOfField } from '@/messages/wordOfField'
import type { Booking } from '@/payload-types'
import { formNames, type FormValues } from './formFields'
import { toValues } from './toValues'

/** The values of a form as people read them. */
export function toWords(booking: Booking): FormValues {
  const values = toValues(booking)
  const texts = formNames.map((name) => [name, values[name] && wordOfField(name, values[name])])
  const titles = { plan: booking.planTitle ?? '', service: booking.serviceTitle ?? '' }
  return { ...(Object.fromEntries(texts) as FormValues), ...titles }
}
