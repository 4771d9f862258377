import type { PayloadRequest } from 'payload'
import { TooManyRequests } from './TooManyRequests'

interface Refusal {
  message: string
  req: PayloadRequest
  /** In seconds. */
  retryAfter: number
}

/** Answers 429, and when to come again, to people and to programs. */
export function refuseForNow({ message, req, retryAfter }: Refusal): never {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests({ message, retryAfter })
}
