import type { mongo } from 'mongoose'
import {
  type CreateGlobalVersion,
  type CreateVersion,
  type DatabaseAdapterObj,
  type DeleteOne,
  type Find,
  type FindGlobal,
  type FindGlobalVersions,
  type FindOne,
  type FindVersions,
  NotFound,
  type Payload,
  type PayloadRequest,
  type QueryDrafts,
  type UpdateGlobal,
  type UpdateGlobalVersion,
  type UpdateOne,
  type UpdateVersion,
} from 'payload'

/** Of a process that died between the two writes of a save; longer than a save waits for the database. */
const CLAIM_MS = 30_000

interface Options {
  conflict: () => Error
  /** Collections without drafts. Those with drafts, and globals, are content too. */
  plain: string[]
}

/**
 * Optimistic concurrency for content: Payload reads the newest version of a document, works on it, and writes
 * the document and then a version of it whole. Of two saves at once one was lost, or the site showed one of
 * them and the panel the other. Here a save first claims the version that it read, which works once, and only
 * while it is the newest; else `conflict` is thrown. Payload's next version, or its end, ends the claim. A
 * document without versions is claimed itself, as of the `updatedAt` that was read.
 * Also: a version is newer than the one before it, whatever the clock of its instance says; and a save that
 * ends after a deletion leaves no version behind.
 * Version: Payload 3.90.2. Upstream: https://github.com/payloadcms/payload/issues/15486 (fixed for edits in the
 * panel alone). Can go when Payload compares on the server.
 */
export function contentWrites(adapter: DatabaseAdapterObj, options: Options): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      return Object.assign(database, claiming(database, { ...options, payload: given.payload }))
    },
  }
}

type Database = ReturnType<DatabaseAdapterObj['init']>
type Req = Partial<PayloadRequest> | undefined
type Time = Date | number | string

interface Row {
  _id: mongo.ObjectId
  claimedAt?: Date
  updatedAt: Date
}

/** What a save claims: the newest version of a document or global, or itself where it has no versions. */
interface Target {
  current: mongo.Filter<Row>
  hasVersions: boolean
  key: string
  rows: mongo.Collection<Row>
  stamp: 'updatedAt' | 'version.updatedAt'
}

/** What a request has read, and holds. Payload copies requests, but what lies in their context stays the same. */
interface Work {
  claims: Map<string, Row>
  /** The `updatedAt` of what was read first. */
  read: Map<string, Time>
}

declare module 'payload' {
  interface RequestContext {
    contentWork?: Work
  }
}

function workOf(req: Req): Work {
  const empty: Work = { claims: new Map(), read: new Map() }
  return req?.context ? (req.context.contentWork ??= empty) : empty
}

/** The same database with the functions that it has now. */
function beforeChanges(database: Database): Database {
  const functions = Object.entries(database).filter(([, value]) => typeof value === 'function')
  return Object.assign(Object.create(database) as Database, Object.fromEntries(functions))
}

function claiming(
  database: Database,
  { conflict, payload, plain }: Options & { payload: Payload },
) {
  const original = beforeChanges(database)

  function remember(req: Req, key: string, updatedAt: unknown) {
    const { read } = workOf(req)
    if (updatedAt && !read.has(key)) read.set(key, updatedAt as Time)
  }

  const isDrafted = (slug: string) => Boolean(versionsOf(slug))
  const isContent = (slug: string) => isDrafted(slug) || plain.includes(slug)
  const keyOf = (slug: string, id: unknown = '') => `${slug}:${String(id)}`
  const documentsOf = (slug: string) =>
    payload.db.collections[slug]?.collection as unknown as mongo.Collection<Row>
  const versionsOf = (slug: string) =>
    payload.db.versions[slug]?.collection as unknown as mongo.Collection<Row>
  const objectId = (id: unknown) => new payload.db.connection.base.Types.ObjectId(String(id))

  const newestOf = (slug: string, current: mongo.Filter<Row>) =>
    ({ current, hasVersions: true, rows: versionsOf(slug), stamp: 'version.updatedAt' }) as const

  function documentTarget(slug: string, id: unknown): Target {
    const key = keyOf(slug, id)
    if (isDrafted(slug)) return { key, ...newestOf(slug, { latest: true, parent: objectId(id) }) }
    const [current, rows] = [{ _id: objectId(id) }, documentsOf(slug)]
    return { current, hasVersions: false, key, rows, stamp: 'updatedAt' }
  }

  function globalTarget(slug: string): Target {
    const key = keyOf(slug)
    if (isDrafted(slug)) return { key, ...newestOf(slug, { latest: true }) }
    const rows = payload.db.globals.collection as unknown as mongo.Collection<Row>
    return { current: { globalType: slug }, hasVersions: false, key, rows, stamp: 'updatedAt' }
  }

  async function claim(req: Req, { current, key, rows, stamp }: Target): Promise<Row | undefined> {
    const { claims, read } = workOf(req)
    const held = claims.get(key)
    if (held) return held
    const [stored, claimedAt] = [read.get(key), new Date()]
    const isAbandoned = { claimedAt: { $lt: new Date(claimedAt.getTime() - CLAIM_MS) } }
    const free = { $or: [{ claimedAt: { $exists: false } }, isAbandoned] }
    const asRead = stored ? { [stamp]: new Date(stored) } : {}
    const row = await rows.findOneAndUpdate(
      { ...current, ...asRead, ...free },
      { $set: { claimedAt } },
      { returnDocument: 'after' },
    )
    if (row) claims.set(key, row)
    // A new document has no version yet.
    else if (stored || (await rows.findOne(current))) throw conflict()
    return row ?? undefined
  }

  async function release(req: Req, { key, rows }: Target) {
    const { claims } = workOf(req)
    const { _id, claimedAt } = claims.get(key) ?? {}
    claims.delete(key)
    if (_id) await rows.updateOne({ _id, claimedAt }, { $unset: { claimedAt: 1 } })
  }

  /** Writes over what the request read. The claim lasts until the next version, if there is to be one. */
  async function writeOver<Written>(
    { isLast, req, target }: { isLast: boolean; req: Req; target: Target },
    write: (claimed?: Row) => Promise<Written>,
  ): Promise<Written> {
    // Without one, what is claimed would be forgotten: all of Payload's operations have a context.
    if (!req?.context) return write()
    const claimed = await claim(req, target)
    try {
      const written = await write(claimed)
      if (!isLast && written) return written
      await release(req, target)
      workOf(req).read.delete(target.key)
      return written
    } catch (error) {
      // The first error is told. A claim that stays is abandoned in the end.
      await release(req, target).catch(() => undefined)
      throw error
    }
  }

  /** A bulk edit of what is published reads the documents themselves: they must not have changed either. */
  async function checkDocument(req: Req, slug: string, id: unknown) {
    const { read } = workOf(req)
    const key = keyOf(slug, id)
    const stored = read.get(`document of ${key}`)
    if (read.has(key) || !stored) return
    const asRead = { _id: objectId(id), updatedAt: new Date(stored) }
    if (!(await documentsOf(slug).findOne(asRead))) throw conflict()
  }

  const readDocuments = (req: Req, slug: string, docs: unknown[]) => {
    for (const one of docs as { id: string; updatedAt?: string }[]) {
      const key = keyOf(slug, one.id)
      remember(req, isDrafted(slug) ? `document of ${key}` : key, one.updatedAt)
    }
  }

  const readVersions = (req: Req, slug: string, versions: unknown[]) => {
    for (const one of versions as { latest?: boolean; parent?: string; version: Row }[]) {
      if (one.latest) remember(req, keyOf(slug, one.parent), one.version.updatedAt)
    }
  }

  /** A version is newer than the one that it follows, though the clock of this instance is behind. */
  const after = (updatedAt: string, claimed?: Row) =>
    new Date(Math.max(Date.parse(updatedAt), Number(claimed?.updatedAt ?? 0) + 1)).toISOString()

  function ended(req: Req, { key }: Target, updatedAt: unknown) {
    const { claims, read } = workOf(req)
    claims.delete(key)
    read.set(key, updatedAt as Time)
  }

  return {
    find: (async (args) => {
      const found = await original.find(args)
      if (isContent(args.collection)) readDocuments(args.req, args.collection, found.docs)
      return found
    }) as Find,

    findOne: (async (args) => {
      const found = await original.findOne(args)
      if (found && isContent(args.collection)) readDocuments(args.req, args.collection, [found])
      return found
    }) as FindOne,

    queryDrafts: (async (args) => {
      const found = await original.queryDrafts(args)
      for (const one of found.docs as unknown as { id: string; updatedAt?: string }[]) {
        remember(args.req, keyOf(args.collection, one.id), one.updatedAt)
      }
      return found
    }) as QueryDrafts,

    findVersions: (async (args) => {
      const found = await original.findVersions(args)
      readVersions(args.req, args.collection, found.docs)
      return found
    }) as FindVersions,

    findGlobal: (async (args) => {
      const found = await original.findGlobal(args)
      if (!isDrafted(args.slug)) {
        remember(args.req, keyOf(args.slug), (found as { updatedAt?: string } | null)?.updatedAt)
      }
      return found
    }) as FindGlobal,

    findGlobalVersions: (async (args) => {
      const found = await original.findGlobalVersions(args)
      readVersions(args.req, args.global, found.docs)
      return found
    }) as FindGlobalVersions,

    updateOne: (async (args) => {
      const { collection: slug, id, req } = args
      if (!id || !isContent(slug)) return original.updateOne(args)
      const target = documentTarget(slug, id)
      return writeOver({ isLast: !target.hasVersions, req, target }, async () => {
        await checkDocument(req, slug, id)
        return original.updateOne(args)
      })
    }) as UpdateOne,

    updateGlobal: (async (args) => {
      const target = globalTarget(args.slug)
      const isLast = !target.hasVersions
      return writeOver({ isLast, req: args.req, target }, () => original.updateGlobal(args))
    }) as UpdateGlobal,

    createVersion: (async (args) => {
      const { collectionSlug: slug, parent, req, updatedAt } = args
      const target = documentTarget(slug, parent)
      const stamp = (args.versionData as { updatedAt?: string }).updatedAt
      const version = await writeOver({ isLast: false, req, target }, (claimed) =>
        original.createVersion({ ...args, updatedAt: after(updatedAt, claimed) }),
      )
      ended(req, target, stamp)
      if (await documentsOf(slug).findOne({ _id: objectId(parent) })) return version
      await original.deleteVersions({
        collection: slug,
        req,
        where: { parent: { equals: parent } },
      })
      throw new NotFound(req?.t)
    }) as CreateVersion,

    createGlobalVersion: (async (args) => {
      const { globalSlug, req, updatedAt } = args
      const target = globalTarget(globalSlug)
      const stamp = (args.versionData as { updatedAt?: string }).updatedAt
      const version = await writeOver({ isLast: false, req, target }, (claimed) =>
        original.createGlobalVersion({ ...args, updatedAt: after(updatedAt, claimed) }),
      )
      ended(req, target, stamp)
      return version
    }) as CreateGlobalVersion,

    /** Unpublishing changes the newest version instead of writing the next one. */
    updateVersion: (async (args) => {
      const { parent } = args.versionData as { parent?: string }
      const target = documentTarget(args.collection, parent)
      return writeOver({ isLast: true, req: args.req, target }, () => original.updateVersion(args))
    }) as UpdateVersion,

    updateGlobalVersion: (async (args) => {
      const target = globalTarget(args.global)
      return writeOver({ isLast: true, req: args.req, target }, () =>
        original.updateGlobalVersion(args),
      )
    }) as UpdateGlobalVersion,

    deleteOne: (async (args) => {
      const deleted = await original.deleteOne(args)
      const { collection, req, where } = args
      const id = (where.id as { equals?: unknown } | undefined)?.equals
      if (id && isDrafted(collection)) {
        await original.deleteVersions({ collection, req, where: { parent: { equals: id } } })
      }
      return deleted
    }) as DeleteOne,
  }
}
