import type { CollectionConfig, Field, GroupField } from 'payload'
import { nobody, withRight } from '@/account/access'

/** For collections that src/quote writes directly in MongoDB. Payload only reads them. */
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

/** Events that are not in the timeline of the booking yet, and when this was last tried. */
export const pendingActivityFields: Field[] = [
  { name: 'pendingActivities', type: 'json', access: { read: nobody } },
  { name: 'pendingAt', type: 'date', access: { read: nobody } },
]
