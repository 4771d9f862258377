import { APIError } from 'payload'
import { requestProblems } from '@/i18n/en/requestProblems'

export class MalformedRequest extends APIError {
  constructor(message: string = requestProblems.malformed) {
    super(message, 400)
  }

  toResponse = () => Response.json({ errors: [{ message: this.message }] }, { status: 400 })
}
