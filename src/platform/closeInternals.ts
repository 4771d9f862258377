import type { Access, SanitizedConfig } from 'payload'

const lockCollections: string[] = ['payload-locked-documents']

/**
 * Closes what Payload adds by itself and opens to every signed-in user: the global with the times of its
 * schedules, and the collection of document locks, which no collection of ours uses. Neither has an option.
 * Version: Payload 3.90. Upstream: https://github.com/payloadcms/payload/pull/18197 (open) for the global,
 * no upstream issue known for the locks.
 * Can go when that is merged and `lockDocuments: false` everywhere leaves the collection out.
 */
export async function closeInternals(built: Promise<SanitizedConfig>, allowed: Access) {
  const config = await built
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (stats) stats.access = { ...stats.access, read: allowed, update: allowed }
  config.collections = config.collections.filter(({ slug }) => !lockCollections.includes(slug))
  return config
}
