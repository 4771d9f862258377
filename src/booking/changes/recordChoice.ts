import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Booking } from '@/payload-types'

/**
 * Writes down the title of what was chosen, so that it can be read when the card is renamed or
 * gone. A choice that the sender cannot see is left out: the request matters more than the card.
 * Later the title only follows a new choice: what the visitor saw stays written down.
 */
export const recordChoice: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const before = operation === 'update' ? originalDoc : undefined
  return {
    ...data,
    ...(isOther(data.service, before?.service) && (await choice('service', data.service, req))),
    ...(isOther(data.plan, before?.plan) && (await choice('plan', data.plan, req))),
  }
}

const collections = { plan: 'pricing-plans', service: 'services' } as const

const isOther = (after: unknown, before: unknown) => (after ?? null) !== (before ?? null)

/** Nothing is null here: Payload would keep what was there for a field that is undefined. */
async function choice(name: keyof typeof collections, id: unknown, req: PayloadRequest) {
  const found = await find(collections[name], id, req)
  return { [name]: found?.id ?? null, [`${name}Title`]: found?.title ?? null }
}

async function find(collection: 'pricing-plans' | 'services', id: unknown, req: PayloadRequest) {
  if (typeof id !== 'string' || !id) return undefined
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
    select: { title: true },
    where: { id: { equals: id } },
  })
  return docs[0]
}
