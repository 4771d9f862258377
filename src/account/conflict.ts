import { APIError } from 'payload'
import { access } from '@/i18n/en/account'

export class AccountConflict extends APIError {
  constructor() {
    super(access.changedMeanwhile, 409)
    // A minifier renames the class, but the log uses the name.
    this.name = 'AccountConflict'
  }
}

export class SessionEnded extends APIError {
  constructor() {
    super(access.sessionEnded, 401)
    this.name = 'SessionEnded'
  }
}
