import { setTimeout as delay } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload'
import * as apiPaths from '@/apiPaths'
import { isServing, siteEnv } from '@/env'
import { documentTag } from '@/rules/text'
import { refreshCall } from './refreshCall'

/**
 * A change of a collection is on the site with the next request. The tag of a collection is its slug; each
 * document has its own tag.
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
 * In a request, this instance invalidates at once, and the other instances after the response, when they can
 * read the change. Scheduled work runs outside of a request, so it calls the API of every instance. Seeds and
 * tests run without a site.
 */
function revalidateSite(tags: string[], req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  const { payload } = req
  try {
    invalidate(tags)
    const unsent = unsentOf(tags, req)
    if (unsent.length > 0) after(() => refreshInstances({ payload, tags: unsent }))
  } catch (err) {
    if (isServing()) return void refreshInstances({ payload, tags })
    payload.logger.debug({ msg: `The cache entries of ${tags[0]} were not invalidated`, err })
  }
}

/** Invalidates the cache entries with these tags. Throws outside of a request. */
export function invalidate(tags: string[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

/**
 * The tags to send to other instances that this request, which may change many documents, has not sent yet.
 */
function unsentOf(tags: string[], { context }: PayloadRequest): string[] {
  if (siteEnv().INSTANCE_URLS.length === 0) return []
  const sent = (context.refreshed ??= new Set()) as Set<string>
  return tags.filter((tag) => sent.size < sent.add(tag).size)
}

const tagsOf = (collection: string, { id }: { id: string }) => [
  collection,
  documentTag(collection, id),
]

export const contentHooks: CollectionConfig['hooks'] = {
  afterChange: [revalidateAfterChange],
  afterDelete: [revalidateAfterDelete],
}

/** An instance that is starting responds to the second or third attempt. */
const PAUSES_MS = [0, 1000, 5000]
const PATIENCE_MS = 10_000

/** Calls all instances, or a single one itself, to invalidate these tags. */
export async function refreshInstances({ payload, tags }: { payload: Payload; tags: string[] }) {
  const { INSTANCE_URLS, PORT } = siteEnv()
  const urls = INSTANCE_URLS.length > 0 ? INSTANCE_URLS : [`http://127.0.0.1:${PORT}`]
  await Promise.all(
    urls.map(async (url) => {
      const err = await refresh({ tags, url })
      if (err)
        payload.logger.error({ msg: `${url} did not invalidate its pages with ${tags[0]}`, err })
    }),
  )
}

interface Refresh {
  tags: string[]
  url: string
}

async function refresh(call: Refresh): Promise<unknown> {
  let reason: unknown
  for (const pause of PAUSES_MS) {
    await delay(pause, undefined, { ref: false })
    try {
      return await send(call)
    } catch (error) {
      reason = error
    }
  }
  return reason
}

async function send({ tags, url }: Refresh): Promise<undefined> {
  const { PAYLOAD_SECRET: secret } = siteEnv()
  const answer = await fetch(url + apiPaths.refresh(), {
    body: JSON.stringify(refreshCall({ at: Date.now(), secret, tags })),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
}
