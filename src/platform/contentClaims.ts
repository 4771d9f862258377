import type { mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'

/** The lifetime of a claim whose process was killed. Longer than a save waits for the database. */
const CLAIM_MS = 30_000

export type Req = Partial<PayloadRequest> | undefined
type Time = Date | number | string

interface Row {
  _id: mongo.ObjectId
  claimedAt?: Date
  updatedAt: Date
}

/**
 * The claimed document: the newest version of a document or global, or the document itself without versions.
 */
interface Target {
  current: mongo.Filter<Row>
  hasVersions: boolean
  key: string
  rows: mongo.Collection<Row>
  stamp: 'updatedAt' | 'version.updatedAt'
}

interface NextVersion {
  req: Req
  /** The `updatedAt` of the document. */
  stamp?: Time
  target: Target
  /** The `updatedAt` of the version. */
  updatedAt: string
}

export const stampOf = (data: unknown) => (data as { updatedAt?: string }).updatedAt

/**
 * What a request has read and claimed. Payload copies requests, but they share the objects in their context.
 */
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

interface Options {
  conflict: () => Error
  payload: Payload
}

/** The claims of saves on the versions that they read: see contentWrites.ts. */
export function contentClaims({ conflict, payload }: Options) {
  function remember(req: Req, key: string, updatedAt: unknown) {
    const { read } = workOf(req)
    if (updatedAt && !read.has(key)) read.set(key, updatedAt as Time)
  }

  const isDrafted = (slug: string) => Boolean(versionsOf(slug))
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

  /**
   * Writes if the document is as the request read it. The claim lasts until the next version, if one follows.
   */
  async function writeOver<Written>(
    { isLast, req, target }: { isLast: boolean; req: Req; target: Target },
    write: (claimed?: Row) => Promise<Written>,
  ): Promise<Written> {
    // Without a context, the claim would be lost. All operations of Payload have one.
    if (!req?.context) return write()
    const claimed = await claim(req, target)
    try {
      const written = await write(claimed)
      if (!isLast && written) return written
      await release(req, target)
      workOf(req).read.delete(target.key)
      return written
    } catch (error) {
      // Throws the first error. A claim that remains expires.
      await release(req, target).catch(() => undefined)
      throw error
    }
  }

  /** Writes a version that is newer than the previous one, even if the clock of this instance is behind. */
  async function writeNext<Written>(
    { req, stamp, target, updatedAt }: NextVersion,
    write: (updatedAt: string) => Promise<Written>,
  ): Promise<Written> {
    const written = await writeOver({ isLast: false, req, target }, (claimed) => {
      const earliest = Number(claimed?.updatedAt ?? 0) + 1
      return write(new Date(Math.max(Date.parse(updatedAt), earliest)).toISOString())
    })
    const { claims, read } = workOf(req)
    claims.delete(target.key)
    if (stamp) read.set(target.key, stamp)
    return written
  }

  return {
    documentsOf,
    documentTarget,
    globalTarget,
    isDrafted,
    keyOf,
    objectId,
    readOf: (req: Req) => workOf(req).read,
    remember,
    writeNext,
    writeOver,
  }
}
