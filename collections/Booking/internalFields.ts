import type { Field } from 'payload'
import { bookingStatuses, firstStatus } from '@/domain/bookingStatus'
import { limits } from '@/domain/limits'
import { adminsOnField, nobody } from '../access/rules'
import { options } from '../fields/options'
import { noticesField } from './noticesField'
import { noticeSummaryField } from './noticeSummaryField'
import { retryNoticesField } from './retryNoticesField'

const internal = { create: adminsOnField, read: adminsOnField, update: adminsOnField }

/** Written by a hook, so that it holds what the visitor saw. */
const chosen = { create: nobody, read: adminsOnField, update: nobody }

/** What the business adds. A visitor may neither set nor see it, except the reference. */
export const internalFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
    maxLength: limits.name,
    unique: true,
  },
  {
    name: 'status',
    type: 'select',
    access: internal,
    admin: { position: 'sidebar' },
    defaultValue: firstStatus,
    index: true,
    options: options(bookingStatuses),
    required: true,
  },
  {
    name: 'spamSigns',
    type: 'text',
    access: chosen,
    admin: {
      condition: ({ spamSigns }) => Array.isArray(spamSigns) && spamSigns.length > 0,
      description: 'What spoke against this request.',
      position: 'sidebar',
      readOnly: true,
    },
    hasMany: true,
  },
  { name: 'serviceTitle', type: 'text', access: chosen, maxLength: limits.title },
  { name: 'planTitle', type: 'text', access: chosen, maxLength: limits.title },
  { name: 'contentHash', type: 'text', access: chosen, admin: { hidden: true } },
  {
    name: 'internalNotes',
    type: 'array',
    access: internal,
    fields: [{ name: 'text', type: 'textarea', maxLength: limits.paragraph, required: true }],
    maxRows: 200,
  },
  noticeSummaryField,
  retryNoticesField,
  noticesField,
]
