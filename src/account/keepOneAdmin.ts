import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { access } from '@/i18n/en/account'
import type { User } from '@/payload-types'
import { accountStore, type StoredAccount } from './accountStore'
import { may, rolesWith } from './roles'

/**
 * Keeps at least one administrator. When two administrators demote each other at the same time, each still
 * sees the other before the write. So administrators are counted after the write, and the write is undone
 * when none is left.
 */
export const keepOneAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const steppingDown = mayManage(originalDoc) && data.role !== undefined && !mayManage(data)
  if (steppingDown) await refuseIfLast(originalDoc?.id, req)
  return data
}

export const keepOneAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseIfLast(id, req)
  const { accounts, keyOf } = accountStore(req.payload)
  req.context[deletedKey(id)] = await accounts.findOne(keyOf(id))
}

export const putBackLastAdmin: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!mayManage(previousDoc) || mayManage(doc) || (await countAdmins(req)) > 0) return doc
  const { accounts, keyOf } = accountStore(req.payload)
  await accounts.updateOne(keyOf(doc.id), { $set: { role: previousDoc.role } })
  throw new APIError(access.lastAdmin, 409)
}

export const putBackLastAdminOnDelete: CollectionAfterDeleteHook<User> = async ({ id, req }) => {
  const deleted = req.context[deletedKey(id)] as StoredAccount | null
  if (!deleted || !mayManage(deleted) || (await countAdmins(req)) > 0) return
  await accountStore(req.payload).accounts.insertOne(deleted)
  throw new APIError(access.lastAdmin, 409)
}

const mayManage = (person: Parameters<typeof may>[0]) => may(person, 'manageUsers')

const deletedKey = (id: number | string) => `deletedAccount:${id}`

async function refuseIfLast(id: number | string | undefined, req: PayloadRequest) {
  if ((await countAdmins(req, id)) === 0) throw new APIError(access.lastAdmin, 409)
}

async function countAdmins(req: PayloadRequest, except?: number | string) {
  const isAnAdmin = { role: { in: rolesWith('manageUsers') } }
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    req,
    where: except ? { and: [isAnAdmin, { id: { not_equals: except } }] } : isAnAdmin,
  })
  return totalDocs
}
