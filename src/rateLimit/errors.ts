import { APIError, type PayloadRequest } from 'payload'

interface Refusal {
  message: string
  /** In seconds. */
  retryAfter: number
}

/** Refused for now. */
class TooManyRequests extends APIError<{ retryAfter: number }> {
  constructor({ message, retryAfter }: Refusal) {
    super(message, 429, { retryAfter })
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'TooManyRequests'
  }
}

interface Refused {
  message: string
  req: PayloadRequest
  /** In seconds. */
  retryAfter: number
}

/** Answers 429, and when to come again, to people and to programs. */
export function refuseForNow({ message, req, retryAfter }: Refused): never {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests({ message, retryAfter })
}
