import { APIError } from 'payload'
import { access } from '@/i18n/en/account'

export class ContentConflict extends APIError {
  constructor() {
    super(access.savedMeanwhile, 409)
    // A minifier renames the class, but the log uses the name.
    this.name = 'ContentConflict'
  }
}
