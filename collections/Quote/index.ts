import type { CollectionConfig } from 'payload'
import { pendingActivityFields, readQuotesOnly, seriesNumber } from '@collections/nativeFields'
import { nobody } from '@/account/access'
import { quoteEndpoints } from '@/quote/changes/endpoints'

/**
 * The quote of a booking with all of its versions. Only src/quote writes it, directly in MongoDB, so that each
 * step is one compare and swap; to Payload the versions are one JSON value.
 */
export const Quote: CollectionConfig = {
  slug: 'quotes',
  dbName: 'Quote',
  labels: { singular: 'Quote', plural: 'Quotes' },
  access: readQuotesOnly,
  admin: { hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // Payload adds its own to the list that it is given.
  endpoints: [...quoteEndpoints],
  fields: [
    // An id. One quote for each booking.
    { name: 'booking', type: 'text', required: true, unique: true },
    seriesNumber,
    { name: 'versions', type: 'json' },
    // Hashes of the tokens of links that work.
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
