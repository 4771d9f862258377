import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { after } from 'next/server'
import { documentTag } from '@/domain/documentTag'
import { isServing, siteEnv } from '@/env'
import { clearPages } from '@/pageCache/clearPages'
import { afterCommit } from './afterCommit'
import { refreshInstances } from './refreshInstances'

/**
 * A change of a collection is on the site at the next request. Its tag is its slug, and each document
 * has its own.
 */
export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  revalidateSite(tagsOf(collection.slug, doc), req)
  return doc
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  revalidateSite(tagsOf(collection.slug, doc), req)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = ({ doc, global, req }) => {
  revalidateSite([global.slug], req)
  return doc
}

/**
 * In a request Next is told at once, and the other instances when it is over: what it changed may
 * become visible to them only then. Scheduled work runs in the site but in no request: it asks the
 * site. Seeds and tests run without a site: there is nobody to tell.
 */
function revalidateSite(tags: string[], req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  const { payload } = req
  try {
    clearPages(tags)
    const news = newsAmong(tags, req)
    if (news.length > 0) after(() => refreshInstances({ payload, tags: news }))
  } catch (err) {
    if (isServing()) return void afterCommit(req).then(() => refreshInstances({ payload, tags }))
    payload.logger.debug({ msg: `The pages that show ${tags[0]} were not refreshed`, err })
  }
}

/** Those that others are to be told, and that this request did not tell before, as one of many does. */
function newsAmong(tags: string[], { context }: PayloadRequest): string[] {
  if (siteEnv().INSTANCE_URLS.length === 0) return []
  const said = (context.refreshed ??= new Set()) as Set<string>
  return tags.filter((tag) => said.size < said.add(tag).size)
}

const tagsOf = (collection: string, { id }: { id: string }) => [
  collection,
  documentTag(collection, id),
]
