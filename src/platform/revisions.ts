import {
  APIError,
  type DatabaseAdapterObj,
  type NumberField,
  type UpdateOne,
  type Where,
} from 'payload'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { adminsOnField, nobody } from '../account/access'

const WRITE_CONFLICT = 112

/**
 * Payload reads a document, works on it and writes it back whole: of two at once the second would
 * undo the first. A document that counts its revisions is only written over the one before.
 */
export function compareRevisions(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      return Object.assign(database, { updateOne: swapping(database.updateOne) })
    },
  }
}

function swapping(updateOne: UpdateOne): UpdateOne {
  return async function swap(this: unknown, args) {
    const { revision } = args.data as { revision?: unknown }
    if (!args.id || typeof revision !== 'number') return updateOne.call(this, args)
    const { id, ...rest } = args
    const where: Where = { and: [{ id: { equals: id } }, before(revision)] }
    const written = await updateOne.call(this, { ...rest, where }).catch((error: unknown) => {
      throw (error as { code?: unknown }).code === WRITE_CONFLICT ? new ChangedMeanwhile() : error
    })
    if (!written && args.returning !== false) throw new ChangedMeanwhile()
    return written
  }
}

/** One from before revisions were counted has none. */
function before(revision: number): Where {
  const counted: Where = { revision: { equals: revision - 1 } }
  return revision > 1 ? counted : { or: [counted, { revision: { exists: false } }] }
}

const ATTEMPTS = 4

/** For work that reads before it writes and only adds: it is done again when somebody was faster. */
export async function againOnRace<Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // Not by its class: Next bundles Payload for pages and for routes, each with classes of its own.
    const isRace = (error as { status?: unknown }).status === 409
    if (!isRace || attempt === ATTEMPTS) throw error
    return againOnRace(work, attempt + 1)
  }
}

/** Two people changed the same document; the second is told, and nothing is overwritten. */
export class ChangedMeanwhile extends APIError<{ changedMeanwhile: true }> {
  constructor(who = '') {
    super(bookingWork.changedMeanwhile(who), 409, { changedMeanwhile: true })
    // The name of the class does not outlive a minifier, and the log goes by it.
    this.name = 'ChangedMeanwhile'
  }
}

/** Counts the writes. Whoever sends the number that was read is told when it is no longer true. */
export const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  access: { create: nobody, read: adminsOnField, update: adminsOnField },
  admin: { hidden: true },
  defaultValue: 0,
}
