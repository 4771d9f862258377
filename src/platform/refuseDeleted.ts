import { type DatabaseAdapterObj, NotFound } from 'payload'

/**
 * Payload reads a document before it updates or deletes it. When it was deleted in between, the
 * write resolves to null, of which Payload makes a 500. Here it is not found, as a moment later.
 * Version: Payload 3.90. Upstream: no upstream issue known. Can go when Payload answers 404 itself: the
 * tests of two writes at once in tests/int/twoAtOnce then pass without it.
 */
export function refuseDeleted(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      const { deleteOne, updateOne } = database
      return Object.assign(database, {
        deleteOne: async function (this: unknown, args) {
          const deleted = await deleteOne.call(this, args)
          const isById = Object.keys(args.where).join() === 'id'
          if (!deleted && isById && args.returning !== false) throw new NotFound(args.req?.t)
          return deleted
        },
        updateOne: async function (this: unknown, args) {
          const updated = await updateOne.call(this, args)
          if (!updated && args.id && args.returning !== false) throw new NotFound(args.req?.t)
          return updated
        },
      } satisfies Partial<typeof database>)
    },
  }
}
