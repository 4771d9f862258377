import { BOOKING_MAX_BYTES, FORM_MAX_BYTES, JSON_MAX_BYTES } from '@/domain/requestLimits'
import { en } from '@/messages/en'
import { requestProblems } from '@/messages/en/requestProblems'

/** Pictures may be large, a booking may not. */
export function bodyLimit({ headers }: Request, slug: string | undefined) {
  if (slug === 'bookings') return { bytes: BOOKING_MAX_BYTES, message: en.booking.tooLarge }
  const isForm = headers.get('content-type')?.startsWith('multipart/')
  const bytes = isForm ? FORM_MAX_BYTES : JSON_MAX_BYTES
  return { bytes, message: requestProblems.tooLarge }
}
