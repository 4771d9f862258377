import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import type { User } from '@/payload-types'
import { access } from '@/messages/en/access'
import { isAdmin } from '../../access/roles'

/** The last administrator keeps the role: nobody could see a booking without one. */
export const keepOneAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const steppingDown = isAdmin(originalDoc) && data.role !== undefined && !isAdmin(data)
  if (steppingDown) await refuseIfLast(originalDoc?.id, req)
  return data
}

export const keepOneAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseIfLast(id, req)
}

async function refuseIfLast(id: number | string | undefined, req: PayloadRequest) {
  const others = await req.payload.count({
    collection: 'users',
    req,
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
  })
  if (others.totalDocs === 0) throw new APIError(access.lastAdmin, 409)
}
