import type { CollectionConfig } from 'payload'

/** Drafts and the last twenty versions of a document. */
export const contentVersions: CollectionConfig['versions'] = { drafts: true, maxPerDoc: 20 }
