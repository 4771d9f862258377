import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Booking } from '@/payload-types'

/**
 * Writes down the title of what was chosen, so that it can be read when the card is renamed or
 * gone. A choice that the sender cannot see is left out: the request matters more than the card.
 */
export const recordChoice: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data) return data
  const service = await find('services', data.service, req)
  const plan = await find('pricing-plans', data.plan, req)
  return {
    ...data,
    plan: plan?.id,
    planTitle: plan?.title,
    service: service?.id,
    serviceTitle: service?.title,
  }
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
