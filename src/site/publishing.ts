import { setTimeout as delay } from 'node:timers/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { documentTag } from '@/rules/text'
import { isServing, siteEnv } from '@/env'
import { paths } from '@/paths'
import { afterCommit } from '@/platform/afterCommit'
import { refreshCall } from './refreshCall'

/**
 * A change of a collection is on the site at the next request. Its tag is its slug, and each document
 * has its own.
 */
const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  revalidateSite(tagsOf(collection.slug, doc), req)
  return doc
}

const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
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
    invalidate(tags)
    const news = newsAmong(tags, req)
    if (news.length > 0) after(() => refreshInstances({ payload, tags: news }))
  } catch (err) {
    if (isServing()) return void afterCommit(req).then(() => refreshInstances({ payload, tags }))
    payload.logger.debug({ msg: `The pages that show ${tags[0]} were not refreshed`, err })
  }
}

/** Invalidates the cache entries of those tags. Throws outside of a request. */
export function invalidate(tags: string[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
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

/** What every collection that visitors read does after a change. */
export const contentHooks: CollectionConfig['hooks'] = {
  afterChange: [revalidateAfterChange],
  afterDelete: [revalidateAfterDelete],
}

/** One that is just beginning hears it the second or third time. */
const PAUSES_MS = [0, 1000, 5000]
const PATIENCE_MS = 10_000

/** Asks every instance to clear its pages of those tags; of one instance alone, itself. */
export async function refreshInstances({ payload, tags }: { payload: Payload; tags: string[] }) {
  const { INSTANCE_URLS, PORT } = siteEnv()
  const urls = INSTANCE_URLS.length > 0 ? INSTANCE_URLS : [`http://127.0.0.1:${PORT}`]
  await Promise.all(
    urls.map(async (url) => {
      const err = await refresh({ tags, url })
      if (err)
        payload.logger.error({ msg: `The pages of ${url} that show ${tags[0]} are old`, err })
    }),
  )
}

interface Told {
  tags: string[]
  url: string
}

/** The reason when none of the calls was heard. */
async function refresh(told: Told): Promise<unknown> {
  let reason: unknown
  for (const pause of PAUSES_MS) {
    await delay(pause, undefined, { ref: false })
    try {
      return await call(told)
    } catch (error) {
      reason = error
    }
  }
  return reason
}

async function call({ tags, url }: Told): Promise<undefined> {
  const { PAYLOAD_SECRET: secret } = siteEnv()
  const answer = await fetch(url + paths.refreshApi(), {
    body: JSON.stringify(refreshCall({ at: Date.now(), secret, tags })),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
}
