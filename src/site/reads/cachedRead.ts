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
import { isDatabaseFault } from '@/platform/databaseFault'
import type { Locale } from '@/i18n/locales'
import config from '../../../payload.config'
import { previewer } from './preview'

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

/** More than there are reads; whoever makes up addresses fills no memory with them. */
const KEPT = 500

const kept = new Map<string, unknown>()

interface Read<Result> {
  /** Names the read and what it was asked for. */
  key: string
  read(): Promise<Result>
}

/** Remembers what a read answered. */
async function remembered<Result>({ key, read }: Read<Result>): Promise<Result> {
  const result = await read()
  kept.delete(key)
  kept.set(key, result)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return result
}

/** What the same read answered the last time, where the database is why it fails now. */
function lastRead<Result>(key: string, error: unknown): Result {
  if (!isDatabaseFault(error) || !kept.has(key)) throw error
  return kept.get(key) as Result
}

interface Wanted<Slug extends CollectionSlug> {
  collection: Slug
  depth: 0 | 1
  locale: Locale
  select?: SelectType
  where?: Where
}

/** All that visitors may see of a collection, in the order of the CMS. */
export async function findInOrder<Slug extends CollectionSlug>(
  payload: Payload,
  wanted: Wanted<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    ...wanted,
    overrideAccess: false,
    pagination: false,
    sort: 'order',
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

interface Options {
  payload: Payload
  user: TypedUser
}

/** Payload whose reads answer this person with drafts; all else it does as before. */
function withDrafts({ payload, user }: Options): Payload {
  const asPerson = { draft: true, overrideAccess: false, user }
  const reads: Pick<Payload, 'find' | 'findByID' | 'findGlobal'> = {
    find: (options) => payload.find({ ...options, ...asPerson }),
    findByID: (options) => payload.findByID({ ...options, ...asPerson }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...asPerson }),
  }
  return Object.assign(Object.create(payload) as Payload, reads)
}
