import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { after } from 'next/server'
import { isServing, siteEnv } from '@/env'
import { clearPages } from '@/pageCache/clearPages'
import { afterCommit } from './afterCommit'
import { refreshInstances } from './refreshInstances'

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
 * In a request Next is told at once, and the other instances when it is over: what it changed may
 * become visible to them only then. Scheduled work runs in the site but in no request: it asks the
 * site. Seeds and tests run without a site: there is nobody to tell.
 */
function revalidateSite(tag: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  try {
    clearPages(tag)
    if (isNews(tag, req)) after(() => refreshInstances({ payload: req.payload, tag }))
  } catch (err) {
    if (isServing())
      return void afterCommit(req).then(() => refreshInstances({ payload: req.payload, tag }))
    req.payload.logger.debug({ msg: `The pages that show ${tag} were not refreshed`, err })
  }
}

/** Whether there are others to tell, and this request did not say so before, as one of many does. */
function isNews(tag: string, { context }: PayloadRequest): boolean {
  if (siteEnv().INSTANCE_URLS.length === 0) return false
  const said = (context.refreshed ??= new Set()) as Set<string>
  return said.size < said.add(tag).size
}
