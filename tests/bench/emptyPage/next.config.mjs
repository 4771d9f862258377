import path from 'node:path'

/** Nothing of our own; Next is found two folders up, in the project that the page was copied into. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '../..') } }
