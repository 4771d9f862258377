import type { CollectionSlug, Payload, Where } from 'payload'

interface Query {
  collection: CollectionSlug
  payload: Payload
  where: Where
}

/**
 * How many documents a condition of Payload fits, up to `most`: the database stops there. Payload's `count` has
 * no limit, and its `find` counts all documents for each page and takes no offset. The caller checks access.
 * Version: Payload 3.90.2 (`count.js` and `find.js` of db-mongodb). Upstream: no upstream issue known.
 * Can go when `count` takes a limit and `find` an offset.
 */
export async function countAtMost({ most, ...query }: Query & { most: number }): Promise<number> {
  const { filter, model } = await inMongoose(query)
  return model.countDocuments(filter, { limit: most })
}

interface Page extends Query {
  limit: number
  skip: number
  /** As in Payload: a minus before a field reverses the order. */
  sort: string[]
}

/** The ids of one page of the documents that match a condition. */
export async function findIds({ limit, skip, sort, ...query }: Page): Promise<string[]> {
  const { filter, model } = await inMongoose(query)
  const order = sort.map((field) => field.replace(/^(-?)id$/, '$1_id')).join(' ')
  const found = await model.find(filter, '_id').sort(order).skip(skip).limit(limit).lean()
  return found.map(({ _id }) => String(_id))
}

/** Converts a condition of Payload for the driver. */
export async function filterOf(query: Query): Promise<object> {
  return (await inMongoose(query)).filter
}

async function inMongoose({ collection, payload, where }: Query) {
  const model = payload.db.collections[collection]
  if (!model) throw new Error(`No model of ${collection}`)
  return { filter: await model.buildQuery({ payload, where }), model }
}
