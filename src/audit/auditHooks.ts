import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { audit as words } from '@/i18n/en/privacy'
import type { AuditAction } from '@/rules/auditActions'
import { audit, changedFields, documentOf } from './auditLog'

export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isAccount = Boolean(collection.auth)
  if ((!req.user && !isAccount) || req.query?.autosave) return doc
  const fields = operation === 'create' ? [] : changedFields(previousDoc, doc)
  if (isAccount && context.newPassword) fields.push('password')
  delete context.newPassword
  const moved = operation === 'update' && doc._status !== previousDoc._status
  if (operation === 'update' && fields.length === 0 && !moved) return doc
  await audit({
    about: collection.slug,
    action: operation === 'create' ? 'created' : actionOf(fields, doc),
    details: detailsOf(fields, { doc, previousDoc }),
    document: documentOf(collection, doc),
    fields,
    req,
  })
  return doc
}

type Doc = Record<string, unknown>

function actionOf(fields: string[], doc: Doc): AuditAction {
  if (fields.includes('deletedAt')) return doc.deletedAt ? 'trashed' : 'restored'
  if (fields.includes('status')) return 'statusChanged'
  if (fields.includes('role')) return 'roleChanged'
  return fields.includes('password') ? 'passwordChanged' : 'changed'
}

function detailsOf(fields: string[], { doc, previousDoc }: { doc: Doc; previousDoc: Doc }) {
  const coded = ['status', 'role'].find((name) => fields.includes(name))
  if (coded) return words.move(String(previousDoc[coded]), String(doc[coded]))
  return doc._status ? String(doc._status) : undefined
}

export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!req.user && !collection.auth) return
  const document = documentOf(collection, doc)
  await audit({ about: collection.slug, action: 'deleted', document, req })
}

export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user || req.query?.autosave) return doc
  const fields = changedFields(previousDoc ?? {}, doc)
  const moved = doc._status !== previousDoc?._status
  if (fields.length === 0 && !moved) return doc
  await audit({ about: global.slug, action: 'changed', details: doc._status, fields, req })
  return doc
}
