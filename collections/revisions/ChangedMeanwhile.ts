import { APIError } from 'payload'
import { bookingWork } from '@/messages/en/bookingWork'

/** Two people changed the same document; the second is told, and nothing is overwritten. */
export class ChangedMeanwhile extends APIError<{ changedMeanwhile: true }> {
  constructor(who = '') {
    super(bookingWork.changedMeanwhile(who), 409, { changedMeanwhile: true })
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'ChangedMeanwhile'
  }
}
