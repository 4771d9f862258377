import type { DatabaseAdapterObj, UpdateOne, Where } from 'payload'

/**
 * Optimistic concurrency: Payload reads a document, works on it and writes it back whole, so that of two
 * concurrent updates the second would undo the first. A document that counts its revisions is written only
 * over the revision before; else `conflict` is thrown.
 * Version: Payload 3.90, which updates a document by one `db.updateOne` with its id and all of its data.
 * Upstream: https://github.com/payloadcms/payload/issues/15486 (fixed for edits in the panel alone).
 * Can go when Payload compares on the server.
 */
export function compareRevisions(
  adapter: DatabaseAdapterObj,
  conflict: () => Error,
): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      return Object.assign(database, { updateOne: comparing(database.updateOne, conflict) })
    },
  }
}

function comparing(updateOne: UpdateOne, conflict: () => Error): UpdateOne {
  return async function compareAndSwap(this: unknown, args) {
    const { revision } = args.data as { revision?: unknown }
    if (!args.id || typeof revision !== 'number') return updateOne.call(this, args)
    const { id, ...rest } = args
    const where: Where = { and: [{ id: { equals: id } }, before(revision)] }
    const written = await updateOne.call(this, { ...rest, where })
    if (!written && args.returning !== false) throw conflict()
    return written
  }
}

/** Documents from before revisions were counted have none. */
function before(revision: number): Where {
  const counted: Where = { revision: { equals: revision - 1 } }
  return revision > 1 ? counted : { or: [counted, { revision: { exists: false } }] }
}
