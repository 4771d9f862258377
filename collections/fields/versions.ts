import type { CollectionConfig } from 'payload'

/** Drafts, a day to publish on, and the last twenty versions of a document. */
export const contentVersions: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
}
