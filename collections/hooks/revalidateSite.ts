import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { revalidateTag } from 'next/cache'

/** A change of a collection is on the site at the next request. Its tag is its slug. */
export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  revalidateSite(collection.slug, req)
  return doc
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  revalidateSite(collection.slug, req)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = ({ doc, global, req }) => {
  revalidateSite(global.slug, req)
  return doc
}

/** Outside of Next (seeds, jobs, tests) there is no page cache to tell: say so in the log and go on. */
function revalidateSite(tag: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  try {
    revalidateTag(tag, { expire: 0 })
  } catch (err) {
    req.payload.logger.debug({ msg: `The pages that show ${tag} were not refreshed`, err })
  }
}
