import type { SanitizedCollectionConfig } from 'payload'

/** Their titles are what a customer wrote, or a customer's name. */
const named: Record<string, string | undefined> = { bookings: 'reference', testimonials: 'id' }

/** How the audit log names a document. */
export function documentOf(
  { admin, slug }: Pick<SanitizedCollectionConfig, 'admin' | 'slug'>,
  doc: Record<string, unknown>,
) {
  const title = doc[named[slug] ?? admin.useAsTitle ?? 'id']
  return { id: String(doc.id), title: typeof title === 'string' ? title : undefined }
}
