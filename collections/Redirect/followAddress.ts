import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { rootLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { normalPath } from '@/rules/redirects'

type Addressed = Pick<Service, '_status' | 'id' | 'kind' | 'slug'>

const kept = (req: PayloadRequest) =>
  (req.context.publishedAddresses ??= new Map()) as Map<string, string>

export const noteAddress: CollectionBeforeChangeHook<Service> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { docs } = await req.payload.find({
    collection: 'services',
    depth: 0,
    limit: 1,
    req,
    select: { kind: true, slug: true, _status: true },
    where: { id: { equals: originalDoc.id } },
  })
  const before = docs[0] && addressOf(docs[0])
  if (before) kept(req).set(originalDoc.id, normalPath(before))
  return data
}

export const redirectOldAddress: CollectionAfterChangeHook<Service> = async ({ doc, req }) => {
  const from = kept(req).get(doc.id)
  const to = addressOf(doc)
  if (!from || !to || from === normalPath(to)) return doc
  const { payload } = req
  const collection = 'redirects'
  // A redirect from the address of this page would be a loop.
  await payload.delete({ collection, req, where: { from: { equals: normalPath(to) } } })
  const { docs } = await payload.find({
    collection,
    limit: 1,
    req,
    where: { from: { equals: from } },
  })
  if (docs[0]) await payload.update({ collection, id: docs[0].id, data: { to }, req })
  else await payload.create({ collection, data: { from, to }, req })
  return doc
}

function addressOf({ _status, kind, slug }: Addressed): string | undefined {
  if (_status !== 'published' || !slug) return undefined
  return paths.serviceDetail(rootLocale, { kind, slug })
}
