import type { CollectionConfig } from 'payload'
import { pendingActivityFields, readQuotesOnly, seriesNumber } from '@collections/nativeFields'
import { nobody } from '@/account/access'
import { quoteEndpoints } from '@/quote/changes/endpoints'

/**
 * The quote of a booking with all its versions. Only src/quote writes it, directly in MongoDB, so that each
 * step is one compare and swap. For Payload the versions are one JSON value.
 */
export const Quote: CollectionConfig = {
  slug: 'quotes',
  dbName: 'Quote',
  labels: { singular: 'Quote', plural: 'Quotes' },
  access: readQuotesOnly,
  admin: { hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // A copy, because Payload adds its own endpoints to the list.
  endpoints: [...quoteEndpoints],
  fields: [
    // The id of the booking, which has at most one quote.
    { name: 'booking', type: 'text', required: true, unique: true },
    seriesNumber,
    { name: 'versions', type: 'json' },
    // The hashes of the tokens of working links.
    {
      name: 'links',
      type: 'text',
      access: { read: nobody },
      hasMany: true,
      index: true,
    },
    { name: 'revision', type: 'number', required: true },
    ...pendingActivityFields,
    { name: 'anonymisedAt', type: 'date' },
  ],
  versions: false,
}
