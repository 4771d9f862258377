import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { toReference } from '@/domain/reference'
import type { Booking } from '@/payload-types'

/** Drawn until it is free; the unique index decides what two writers drew in the same instant. */
export const assignReference: CollectionBeforeChangeHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  return { ...data, reference: await freeReference(req) }
}

async function freeReference(req: PayloadRequest): Promise<string> {
  const reference = toReference(randomBytes(6))
  const { totalDocs } = await req.payload.count({
    collection: 'bookings',
    req,
    trash: true,
    where: { reference: { equals: reference } },
  })
  return totalDocs === 0 ? reference : freeReference(req)
}
