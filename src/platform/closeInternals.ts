import type { SanitizedConfig } from 'payload'

const lockCollections: string[] = ['payload-locked-documents']

/**
 * Leaves out the collection of document locks, which Payload adds without an option and opens to every
 * signed-in user, and which no collection of ours uses.
 * Version: Payload 3.90. Upstream: no issue known.
 * Can go when `lockDocuments: false` everywhere leaves the collection out.
 */
export async function closeInternals(built: Promise<SanitizedConfig>) {
  const config = await built
  config.collections = config.collections.filter(({ slug }) => !lockCollections.includes(slug))
  return config
}
