// @ts-check

/**
 * @typedef {object} Background
 * @property {boolean} isEnding The process is about to end: no further work begins.
 * @property {Map<string, () => void>} start Starts a run of the job of that name.
 * @property {Set<Promise<void>>} underWay What a shutdown waits for.
 */

/** For requests and jobs under way; systemd and compose wait as long. */
export const SHUTDOWN_MS = 30_000

const key = Symbol.for('jharokha-utsav.background')
const shared = /** @type {Record<symbol, Background | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/**
 * The background jobs of this process. Next's bundles and the server have a copy of this module each, so
 * it lies on the global object.
 */
export const background = (shared[key] ??= {
  isEnding: false,
  start: new Map(),
  underWay: new Set(),
})
