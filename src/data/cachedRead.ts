import 'server-only'
import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { getPayload, type CollectionSlug, type GlobalSlug, type Payload } from 'payload'
import { cache } from 'react'
import { lastRead, remembered } from './lastRead'
import { previewer } from './previewer'
import { withDrafts } from './withDrafts'

/** However rarely a page is told of a change, it is never older than this. */
const HOUR = 3600

/** Seconds until a page that had to be made of what was read before is made anew. */
const OUTAGE = 5

interface Source<Args extends string[]> {
  /**
   * Collections and globals the result depends on: their slugs are the tags that a change clears. Of
   * single documents, their tags.
   */
  of: (CollectionSlug | GlobalSlug)[] | ((...args: Args) => string[])
  name: string
}

/**
 * The one module that knows how reads are cached: once a render, and until something changes.
 * Staff who preview read drafts, past the cache.
 */
export function cachedRead<Args extends string[], Result>(
  { name, of }: Source<Args>,
  read: (payload: Payload, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const throughPayload = async (...args: Args) => read(await getPayload({ config }), ...args)
  const keyOf = (args: Args) => JSON.stringify([name, ...args])
  const tagsOf = (args: Args) => (typeof of === 'function' ? of(...args) : of)
  const cached = (...args: Args) =>
    unstable_cache(
      () => remembered({ key: keyOf(args), read: () => throughPayload(...args) }),
      [keyOf(args)],
      { revalidate: HOUR, tags: tagsOf(args) },
    )()
  return cache(async (...args: Args) => {
    const user = await previewer()
    if (user) return read(withDrafts({ payload: await getPayload({ config }), user }), ...args)
    return cached(...args).catch((error: unknown) =>
      // Cached for seconds, and with it the page: an editor may have changed what this does not know.
      unstable_cache(() => Promise.resolve(lastRead<Result>(keyOf(args), error)), [keyOf(args)], {
        revalidate: OUTAGE,
        tags: tagsOf(args),
      })(),
    )
  })
}
