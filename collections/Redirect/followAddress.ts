import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { rootLocale } from '@/rules/locales'
import { normalPath } from '@/rules/redirects'
import { isService } from './isService'

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
  const before = await publishedAddress(originalDoc.id, req)
  if (before) kept(req).set(originalDoc.id, normalPath(before))
  return data
}

const ATTEMPTS = 5

/**
 * Redirects the former address of a service to the current one. Another save may change the address before or
 * while this hook runs, so the current address is read from the database, and again at the end.
 */
export const redirectOldAddress: CollectionAfterChangeHook<Service> = async ({ doc, req }) => {
  const from = kept(req).get(doc.id)
  const to = addressOf(doc)
  if (!from || !to || from === normalPath(to)) return doc
  const former = new Set([from])
  for (let attempt = 1; ; attempt += 1) {
    const present = await publishedAddress(doc.id, req)
    if (!present) return doc
    former.delete(normalPath(present))
    const failure = await redirectAll({ former, present, req }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    const isPresent = (await publishedAddress(doc.id, req)) === present
    if (isPresent && !failure) return doc
    // A redirect that another save wrote at the same moment.
    if (failure && attempt === ATTEMPTS) throw failure.error
    former.add(normalPath(present))
  }
}

interface Redirects {
  former: Set<string>
  present: string
  req: PayloadRequest
}

/** Deletes redirects from the address of a page, which would lead its visitors away. */
async function redirectAll({ former, present, req }: Redirects) {
  const { payload } = req
  const collection = 'redirects'
  // The data of an earlier attempt is outdated.
  const context = { ...req.context, contentWork: undefined }
  for (const from of [normalPath(present), ...former]) {
    const where = { from: { equals: from } }
    if (await isService(from, req)) {
      await payload.delete({ collection, context, where })
      continue
    }
    const data = { from, to: present }
    const { docs } = await payload.find({ collection, context, limit: 1, where })
    if (docs[0]) await payload.update({ collection, context, data, id: docs[0].id })
    else await payload.create({ collection, context, data })
  }
}

async function publishedAddress(id: string, { payload }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'services',
    depth: 0,
    limit: 1,
    select: { kind: true, slug: true, _status: true },
    where: { id: { equals: id } },
  })
  return docs[0] && addressOf(docs[0])
}

function addressOf({ _status, kind, slug }: Addressed): string | undefined {
  if (_status !== 'published' || !slug) return undefined
  return paths.serviceDetail(rootLocale, { kind, slug })
}
