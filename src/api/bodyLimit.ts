import { requestProblems } from '@/i18n/en/requestProblems'
import { messagesFor } from '@/i18n/messagesFor'
import {
  BOOKING_MAX_BYTES,
  FORM_MAX_BYTES,
  JSON_MAX_BYTES,
  QUERY_MAX_BYTES,
} from '@/rateLimit/limits'
import { localeOfRequest } from '@/rules/locales'
import { isPublic } from './publicRoutes'

interface Sent {
  headers: Headers
  route: string
}

/** Only a posted query makes a GET with a body. */
export function bodyLimit({ headers, route }: Sent) {
  const message = requestProblems.tooLarge
  if (route === 'POST /bookings') {
    const { tooLarge } = messagesFor(localeOfRequest(headers)).booking
    return { bytes: BOOKING_MAX_BYTES, message: tooLarge }
  }
  if (route.startsWith('GET ')) return { bytes: QUERY_MAX_BYTES, message }
  if (isPublic(route)) return { bytes: BOOKING_MAX_BYTES, message }
  const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
  return { bytes: isForm ? FORM_MAX_BYTES : JSON_MAX_BYTES, message }
}
