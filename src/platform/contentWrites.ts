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
  type QueryDrafts,
  type UpdateGlobal,
  type UpdateGlobalVersion,
  type UpdateOne,
  type UpdateVersion,
} from 'payload'
import { contentClaims, type Req, stampOf } from './contentClaims'

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

/** The same database with its current functions. */
function beforeChanges(database: Database): Database {
  const functions = Object.entries(database).filter(([, value]) => typeof value === 'function')
  return Object.assign(Object.create(database) as Database, Object.fromEntries(functions))
}

function claiming(
  database: Database,
  { conflict, payload, plain }: Options & { payload: Payload },
) {
  const original = beforeChanges(database)
  const claims = contentClaims({ conflict, payload })
  const { documentTarget, globalTarget, isDrafted, keyOf, objectId } = claims
  const { documentsOf, readOf, remember, writeNext, writeOver } = claims
  const isContent = (slug: string) => isDrafted(slug) || plain.includes(slug)

  /** A bulk edit of published documents reads the documents themselves, so they are compared too. */
  async function checkDocument(req: Req, slug: string, id: unknown) {
    const read = readOf(req)
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
    for (const one of versions as {
      latest?: boolean
      parent?: string
      version: { updatedAt: Date }
    }[]) {
      if (one.latest) remember(req, keyOf(slug, one.parent), one.version.updatedAt)
    }
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
      const next = { req, stamp: stampOf(args.versionData), updatedAt }
      const version = await writeNext({ ...next, target: documentTarget(slug, parent) }, (later) =>
        original.createVersion({ ...args, updatedAt: later }),
      )
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
      const next = { req, stamp: stampOf(args.versionData), updatedAt }
      return writeNext({ ...next, target: globalTarget(globalSlug) }, (later) =>
        original.createGlobalVersion({ ...args, updatedAt: later }),
      )
    }) as CreateGlobalVersion,

    /** Unpublishing changes the newest version instead of writing another one. */
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
