import { APIError } from 'payload'

interface Refusal {
  message: string
  /** In seconds. */
  retryAfter: number
}

/** Refused for now. */
export class TooManyRequests extends APIError<{ retryAfter: number }> {
  constructor({ message, retryAfter }: Refusal) {
    super(message, 429, { retryAfter })
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'TooManyRequests'
  }
}
