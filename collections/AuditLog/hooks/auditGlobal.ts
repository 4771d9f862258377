import type { GlobalAfterChangeHook } from 'payload'
import { audit } from '../audit'
import { changedFields } from '../changedFields'

export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user || req.query?.autosave) return doc
  const fields = changedFields(previousDoc ?? {}, doc)
  const moved = doc._status !== previousDoc?._status
  if (fields.length === 0 && !moved) return doc
  await audit({ about: global.slug, action: 'changed', details: doc._status, fields, req })
  return doc
}
