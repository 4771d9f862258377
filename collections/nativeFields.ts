import type { CollectionConfig, Field, GroupField } from 'payload'
import { nobody, withRight } from '@/account/access'

/** Of collections that src/quote writes directly in MongoDB: Payload only reads them. */
export const readQuotesOnly: CollectionConfig['access'] = {
  create: nobody,
  delete: nobody,
  read: withRight('manageQuotes'),
  update: nobody,
}

export const seriesNumber: GroupField = {
  name: 'number',
  type: 'group',
  fields: [
    { name: 'series', type: 'text' },
    { name: 'year', type: 'text' },
    { name: 'number', type: 'number' },
  ],
}

/** What the timeline of the booking lacks, and when it was tried last. */
export const pendingActivityFields: Field[] = [
  { name: 'pendingActivities', type: 'json', access: { read: nobody } },
  { name: 'pendingAt', type: 'date', access: { read: nobody } },
]
