// @ts-check

/**
 * @typedef {object} Entry
 * @property {unknown} value
 * @property {number} lastModified Milliseconds since 1970.
 * @property {number} revision
 * @property {number} size
 * @property {boolean} isMissing A page of an address that nothing has.
 * @property {string[]} tags Of a page; a read names its tags when it asks for its entry.
 *
 * @typedef {{ tags?: string[], softTags?: string[] }} ReadContext What Next says of a read.
 *
 * @typedef {object} Value The parts of Next's values that have a length, and the headers of a page.
 * @property {string | Buffer} [body]
 * @property {{ body?: string }} [data]
 * @property {Record<string, unknown>} [headers]
 * @property {string} [html]
 * @property {Buffer} [rscData]
 * @property {Map<string, Buffer>} [segmentData]
 * @property {number} [status] Of a page.
 */

/** @type {Map<string, Entry>} */
const entries = new Map()

/**
 * The revision at which each tag was invalidated last.
 * @type {Map<string, number>}
 */
const invalidated = new Map()

/** Counts the invalidations. Unlike a clock, it never goes back. */
let revision = 0

let totalSize = 0

/**
 * The maximum number of 404 pages, so that made-up addresses displace no pages. Some are requested
 * repeatedly, such as old links.
 */
const MAX_MISSING = 50

/**
 * Next's cache of pages and reads, in the memory of the process (`cacheHandler` in next.config.mjs). Next's
 * own cache dates an entry when its render ends: a page that was read before a change and stored after it
 * would count as newer than the change, and stay stale for an hour. Next creates one handler for each request
 * before the request reads anything, so here an entry has the age of its request.
 */
export default class CacheHandler {
  revision = revision
  lastModified = Date.now()

  /** @param {{ maxMemoryCacheSize?: number }} context `cacheMaxMemorySize` of next.config.mjs, in bytes. */
  constructor({ maxMemoryCacheSize = 0 }) {
    this.maxSize = maxMemoryCacheSize
  }

  /**
   * @param {string} key
   * @param {ReadContext} context
   */
  async get(key, { softTags = [], tags = [] }) {
    const entry = entries.get(key)
    if (!entry) return null
    remove(key)
    if ([...entry.tags, ...tags, ...softTags].some((tag) => isStale(entry, tag))) return null
    // The least recently used entry is removed first.
    add(key, entry)
    return entry
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   */
  async set(key, value) {
    remove(key)
    const { lastModified, revision } = this
    const isMissing = value?.status === 404
    const size = sizeOf(key, value)
    add(key, { isMissing, lastModified, revision, size, tags: tagsOf(value), value })
    if (isMissing) removeOldestMissing()
    for (const oldest of entries.keys()) {
      if (totalSize <= this.maxSize) break
      remove(oldest)
    }
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    revision += 1
    for (const tag of [tags].flat()) invalidated.set(tag, revision)
  }
}

/**
 * @param {Entry} entry
 * @param {string} tag
 */
const isStale = (entry, tag) => (invalidated.get(tag) ?? 0) > entry.revision

/**
 * @param {string} key
 * @param {Entry} entry
 */
function add(key, entry) {
  entries.set(key, entry)
  totalSize += entry.size
}

/** @param {string} key */
function remove(key) {
  totalSize -= entries.get(key)?.size ?? 0
  entries.delete(key)
}

function removeOldestMissing() {
  const missing = [...entries].filter(([, { isMissing }]) => isMissing)
  for (const [oldest] of missing.slice(0, -MAX_MISSING)) remove(oldest)
}

/** @param {Value | null} value */
function tagsOf(value) {
  const tags = value?.headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

/**
 * @param {string} key
 * @param {Value | null} value
 */
function sizeOf(key, value) {
  const { body, data, html, rscData, segmentData = new Map() } = value ?? {}
  const parts = [key, body, data?.body, html, rscData, ...segmentData.values()]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}
