import { z } from 'zod'

export const manifestName = 'manifest.json'

/** Raised when an older program could no longer restore what is written. */
export const manifestFormat = 1

const contentFile = z.object({
  bytes: z.number(),
  sha256: z.string(),
  /** Of a collection. */
  documents: z.number().optional(),
})

/** The table of contents of a backup, by which it is checked before anything is restored. */
export const manifest = z.object({
  format: z.literal(manifestFormat),
  time: z.iso.datetime(),
  appVersion: z.string(),
  server: z.string(),
  /** Whether all documents are of one moment, or each of its own. */
  snapshot: z.boolean(),
  /** False: they lie in an object store, which keeps copies of its own. */
  withPictures: z.boolean(),
  files: z.record(z.string(), contentFile),
})

export type Manifest = z.infer<typeof manifest>
export type ContentFile = z.infer<typeof contentFile>
