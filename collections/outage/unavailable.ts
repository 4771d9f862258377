import { outage } from '@/messages/en/outage'

/** In seconds: a server that was started anew is there by then. */
const RETRY_AFTER = 5

export const retryAfter = { 'Retry-After': String(RETRY_AFTER) }

export const unavailable = {
  errors: [{ name: 'Unavailable', data: { retryAfter: RETRY_AFTER }, message: outage.away }],
}
