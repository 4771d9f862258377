import { APIError } from 'payload'
import { bookingWork } from '@/i18n/en/bookingPanel'

export class Conflict extends APIError<{ changedMeanwhile: true }> {
  constructor(who = '') {
    super(bookingWork.changedMeanwhile(who), 409, { changedMeanwhile: true })
    // A minifier renames the class, but the log uses the name.
    this.name = 'Conflict'
  }
}

const ATTEMPTS = 4

export async function retryOnConflict<Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // `instanceof` does not work here: Next bundles Payload separately for pages and routes, each with its
    // own classes.
    const isConflict = (error as { status?: unknown }).status === 409
    if (!isConflict || attempt === ATTEMPTS) throw error
    return retryOnConflict(work, attempt + 1)
  }
}
