import { localeOfRequest } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { requestProblems } from '@/i18n/en/requestProblems'
import {
  BOOKING_MAX_BYTES,
  FORM_MAX_BYTES,
  JSON_MAX_BYTES,
  QUERY_MAX_BYTES,
} from '@/rateLimit/rules'

/** The headers by which Payload takes a POST for a GET. */
export const overrides = ['x-http-method-override', 'x-payload-http-method-override']

export const isPostedQuery = ({ headers, method }: Request) =>
  method === 'POST' && overrides.some((name) => headers.get(name) === 'GET')

export function bodyLimit({ headers }: Request, slug: string | undefined) {
  const message = requestProblems.tooLarge
  if (overrides.some((name) => headers.has(name))) return { bytes: QUERY_MAX_BYTES, message }
  if (slug === 'bookings') {
    const { tooLarge } = messagesFor(localeOfRequest(headers)).booking
    return { bytes: BOOKING_MAX_BYTES, message: tooLarge }
  }
  const isForm = headers.get('content-type')?.startsWith('multipart/')
  return { bytes: isForm ? FORM_MAX_BYTES : JSON_MAX_BYTES, message }
}
