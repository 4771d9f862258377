import 'server-only'
import { unstable_cache } from 'next/cache'
import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  getPayload,
  type GlobalSlug,
  type Payload,
  type SelectType,
  type TypedUser,
  type Where,
} from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { withFallback } from '@/i18n/withFallback'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import type { Locale } from '@/rules/locales'
import type { contentCollections } from '@/rules/pageLists'
import { contentTag, isBlank } from '@/rules/text'
import { previewer } from './previewer'

/** The maximum age of a page, in seconds. */
const HOUR = 3600

/** During an outage: seconds until a page with earlier results is rendered again. */
const OUTAGE = 5

interface Source<Args extends string[]> {
  /**
   * The collections and globals that the result depends on; their slugs are its tags. For single documents,
   * their tags.
   */
  of: (CollectionSlug | GlobalSlug)[] | ((...args: Args) => string[])
  name: string
}

/**
 * All reads for pages use this: deduplicated in a render, and cached until the content changes. Staff in
 * preview read drafts, without the cache.
 */
export function cachedRead<Args extends string[], Result>(
  { name, of }: Source<Args>,
  read: (payload: Payload, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const throughPayload = async (...args: Args) =>
    read(withFallback(await getPayload({ config })), ...args)
  const keyOf = (args: Args) => JSON.stringify([name, ...args])
  const tagsOf = (args: Args) => [contentTag, ...(typeof of === 'function' ? of(...args) : of)]
  const cached = (...args: Args) =>
    unstable_cache(
      () => remembered({ key: keyOf(args), read: () => throughPayload(...args) }),
      [keyOf(args)],
      { revalidate: HOUR, tags: tagsOf(args) },
    )()
  return cache(async (...args: Args) => {
    const user = await previewer()
    if (user) {
      const drafts = withDrafts({ payload: await getPayload({ config }), user })
      return read(withFallback(drafts), ...args)
    }
    return cached(...args).catch((error: unknown) =>
      // Short-lived, like the page, because the earlier result may be stale.
      unstable_cache(() => Promise.resolve(lastRead<Result>(keyOf(args), error)), [keyOf(args)], {
        revalidate: OUTAGE,
        tags: tagsOf(args),
      })(),
    )
  })
}

/** More than there are reads. Limits the memory for made-up addresses. */
const MAX_READS = 500

/**
 * The last results, used only while the database is unavailable. Next removes an entry that was invalidated
 * with `expire: 0`; if it only became stale, Next would keep its page for an hour.
 */
const lastResults = new Map<string, unknown>()

interface Read<Result> {
  key: string
  read(): Promise<Result>
}

async function remembered<Result>({ key, read }: Read<Result>): Promise<Result> {
  const result = await read()
  lastResults.delete(key)
  lastResults.set(key, result)
  const [oldest] = lastResults.keys()
  if (lastResults.size > MAX_READS && oldest !== undefined) lastResults.delete(oldest)
  return result
}

function lastRead<Result>(key: string, error: unknown): Result {
  if (!isDatabaseFault(error) || !lastResults.has(key)) throw error
  return lastResults.get(key) as Result
}

export const WITH_PICTURES = 2

type ContentCollection = (typeof contentCollections)[number]

interface ReadQuery<Slug extends ContentCollection> {
  collection: Slug
  depth: 0 | typeof WITH_PICTURES
  locale: Locale
  select?: SelectType
  where?: Where
}

/** Omits documents without a name, such as a draft that is missing in this language. */
export async function findInOrder<Slug extends ContentCollection>(
  payload: Payload,
  query: ReadQuery<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    ...query,
    overrideAccess: false,
    pagination: false,
    sort: 'order',
  })
  const { useAsTitle = 'id' } = payload.collections[query.collection].config.admin
  return (docs as DataFromCollectionSlug<Slug>[]).filter(
    (doc) => !isBlank(Reflect.get(doc, useAsTitle)),
  )
}

interface Options {
  payload: Payload
  user: TypedUser
}

function withDrafts({ payload, user }: Options): Payload {
  const asPerson = { draft: true, overrideAccess: false, user }
  const reads: Pick<Payload, 'find' | 'findByID' | 'findGlobal'> = {
    find: (options) => payload.find({ ...options, ...asPerson }),
    findByID: (options) => payload.findByID({ ...options, ...asPerson }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...asPerson }),
  }
  return Object.assign(Object.create(payload) as Payload, reads)
}
