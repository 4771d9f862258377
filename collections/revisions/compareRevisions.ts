import type { DatabaseAdapterObj, UpdateOne, Where } from 'payload'
import { ChangedMeanwhile } from './ChangedMeanwhile'

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
