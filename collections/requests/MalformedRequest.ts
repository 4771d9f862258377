import { APIError } from 'payload'
import { requestProblems } from '@/messages/en/requestProblems'

/** Refused for its form, whoever asks. */
export class MalformedRequest extends APIError {
  constructor(message: string = requestProblems.malformed) {
    super(message, 400)
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'MalformedRequest'
  }
}
