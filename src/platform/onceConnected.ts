import type { DatabaseAdapterObj, Payload } from 'payload'

/**
 * Payload leaves `onInit` out for good where its first try to reach the database failed. What the
 * site cannot do without hangs on the connection itself.
 */
export function onceConnected(
  adapter: DatabaseAdapterObj,
  then: (payload: Payload) => Promise<void>,
): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      const { connect } = database
      return Object.assign(database, {
        async connect(this: unknown, ...args: Parameters<NonNullable<typeof connect>>) {
          await connect?.apply(this, args)
          await then(given.payload)
        },
      })
    },
  }
}
