import { createHash } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { bookingContent } from '@/domain/bookingContent'
import type { Booking } from '@/payload-types'

/** Keeps what a request said, so that its key can be told from the same key with other words. */
export const hashContent: CollectionBeforeValidateHook<Booking> = ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data
  const contentHash = createHash('sha256').update(bookingContent(data)).digest('hex')
  // For whoever answers a refused insert: the error does not carry the data.
  req.context.contentHash = contentHash
  return { ...data, contentHash }
}
