import type { Plugin, SanitizedConfig } from 'payload'

/**
 * No document can be locked: whoever is signed in could do it in another person's name. Two at one
 * booking are told by its revision.
 */
export const withoutLocks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({ ...one, lockDocuments: false })),
  globals: config.globals?.map((one) => ({ ...one, lockDocuments: false })),
})

const ofLocks: string[] = ['payload-locked-documents']

/** Payload adds this collection for one global of its own, `payload-jobs-stats`, and works without it. */
export function removeLockCollection(config: SanitizedConfig) {
  config.collections = config.collections.filter(({ slug }) => !ofLocks.includes(slug))
}
