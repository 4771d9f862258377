import { APIError } from 'payload'
import { en } from '@/messages/en'

/** Refused for now; `retryAfter` is in seconds. */
export class TooManyRequests extends APIError<{ retryAfter: number }> {
  constructor(retryAfter: number) {
    super(en.booking.tooMany(retryAfter), 429, { retryAfter })
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'TooManyRequests'
  }
}
