import type { ArrayField } from 'payload'
import { limits } from '@/domain/limits'
import { timelineKinds, timelineOutcomes } from '@/domain/timeline'
import { adminsOnField, nobody } from '../access/rules'
import { options } from '../fields/options'

/**
 * Who did what, when, oldest first. It lies in the booking, so that a change and its record are one
 * write; only the recordWork hook adds to it.
 */
export const timelineField: ArrayField = {
  name: 'timeline',
  type: 'array',
  access: { create: nobody, read: adminsOnField, update: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text' },
    { name: 'byName', type: 'text', maxLength: limits.email },
    { name: 'kind', type: 'select', options: options(timelineKinds), required: true },
    { name: 'crew', type: 'checkbox' },
    { name: 'correctedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    { name: 'undone', type: 'checkbox' },
    { name: 'outcome', type: 'select', options: options(timelineOutcomes) },
    { name: 'text', type: 'textarea', maxLength: limits.paragraph },
    {
      name: 'changes',
      type: 'array',
      fields: [
        { name: 'field', type: 'text', required: true },
        { name: 'from', type: 'textarea' },
        { name: 'to', type: 'textarea' },
      ],
    },
  ],
}
