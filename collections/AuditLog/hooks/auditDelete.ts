import type { CollectionAfterDeleteHook } from 'payload'
import { audit } from '../audit'
import { documentOf } from '../documentOf'

export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!req.user && !collection.auth) return
  const document = documentOf(collection, doc)
  await audit({ about: collection.slug, action: 'deleted', document, req })
}
