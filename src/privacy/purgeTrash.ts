import type { CollectionSlug, Payload } from 'payload'
import { TRASH_DAYS } from '@/rules/retentionPeriods'

const BATCH = 100
const DAY_MS = 86_400_000

interface Run {
  now: Date
  payload: Payload
}

export async function purgeTrash({ now, payload }: Run): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  let purged = 0
  for (const { slug, trash } of payload.config.collections) {
    if (trash) purged += await purge({ before, payload, slug })
  }
  return purged
}

interface Purge {
  before: Date
  payload: Payload
  slug: CollectionSlug
}

/** Uses Payload, so that files and versions are deleted too. */
async function purge({ before, payload, slug }: Purge): Promise<number> {
  const old = {
    and: [{ deletedAt: { exists: true } }, { deletedAt: { less_than: before.toISOString() } }],
  }
  let purged = 0
  for (;;) {
    const { docs } = await payload.find({
      collection: slug,
      depth: 0,
      limit: BATCH,
      pagination: false,
      select: {},
      trash: true,
      where: old,
    })
    const ids = docs.map(({ id }) => id)
    const deleted = await payload.delete({
      collection: slug,
      depth: 0,
      trash: true,
      where: { and: [{ id: { in: ids } }, old] },
    })
    for (const { id, message } of deleted.errors) {
      payload.logger.error({
        msg: 'A document in the trash was not deleted',
        id,
        slug,
        why: message,
      })
    }
    purged += deleted.docs.length
    if (deleted.docs.length === 0) return purged
  }
}
