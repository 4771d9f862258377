import 'server-only'
import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { getPayload, type CollectionSlug, type GlobalSlug, type Payload } from 'payload'
import { cache } from 'react'
import { previewer } from './previewer'
import { withDrafts } from './withDrafts'

/** However rarely a page is told of a change, it is never older than this. */
const HOUR = 3600

interface Source {
  /** Collections and globals the result depends on: their slugs are the tags that a change clears. */
  of: (CollectionSlug | GlobalSlug)[]
  name: string
}

/**
 * The one module that knows how reads are cached: once a render, and until something changes.
 * Staff who preview read drafts, past the cache.
 */
export function cachedRead<Args extends string[], Result>(
  { name, of }: Source,
  read: (payload: Payload, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const throughPayload = async (...args: Args) => read(await getPayload({ config }), ...args)
  const cached = unstable_cache(throughPayload, [name], { revalidate: HOUR, tags: of })
  return cache(async (...args: Args) => {
    const user = await previewer()
    if (!user) return cached(...args)
    return read(withDrafts({ payload: await getPayload({ config }), user }), ...args)
  })
}
