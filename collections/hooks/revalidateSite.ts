import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { revalidateTag } from 'next/cache'
import { isServing } from '@/env'
import { refreshFromOutside } from './refreshFromOutside'

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

/**
 * In a request Next is told at once. Scheduled work runs in the site but in no request: it asks the
 * site. Seeds and tests run without a site: there is nobody to tell.
 */
function revalidateSite(tag: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  try {
    revalidateTag(tag, { expire: 0 })
  } catch (err) {
    if (isServing()) return void refreshFromOutside({ payload: req.payload, tag })
    req.payload.logger.debug({ msg: `The pages that show ${tag} were not refreshed`, err })
  }
}
