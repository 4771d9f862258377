import type { Field } from 'payload'
import { bookingStatuses, firstStatus } from '@/domain/bookingStatus'
import { limits } from '@/domain/limits'
import { adminsOnField } from '../access/rules'
import { options } from '../fields/options'

const internal = { create: adminsOnField, read: adminsOnField, update: adminsOnField }

/** What the business adds. A visitor may neither set nor see it, except the reference. */
export const internalFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    access: { create: () => false, update: () => false },
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
    name: 'internalNotes',
    type: 'array',
    access: internal,
    fields: [{ name: 'text', type: 'textarea', maxLength: limits.paragraph, required: true }],
    maxRows: 200,
  },
]
