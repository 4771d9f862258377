import type { ArrayField } from 'payload'
import { limits } from '@/domain/limits'
import { noticeKinds, noticeStates } from '@/domain/notices'
import { adminsOnField, nobody } from '../access/rules'
import { options } from '../fields/options'

const moment = { date: { pickerAppearance: 'dayAndTime' } } as const

/**
 * The mails that a booking gives rise to. They lie in the booking, so that one insert saves both or
 * neither. Only src/notices writes here, past Payload, one notice at a time.
 */
export const noticesField: ArrayField = {
  name: 'notices',
  type: 'array',
  access: { create: nobody, read: adminsOnField, update: nobody },
  admin: {
    // None before the booking is saved. Payload also does without checking what our hook made.
    condition: (_data, _siblings, { operation }) => operation !== 'create',
    initCollapsed: true,
    readOnly: true,
  },
  fields: [
    { name: 'kind', type: 'select', options: options(noticeKinds), required: true },
    { name: 'state', type: 'select', index: true, options: options(noticeStates), required: true },
    { name: 'to', type: 'text', maxLength: limits.email },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    {
      name: 'nextAttempt',
      type: 'date',
      admin: { ...moment, description: 'While it is being sent: when another may take it over.' },
      index: true,
    },
    { name: 'lease', type: 'text', admin: { hidden: true } },
    { name: 'error', type: 'text' },
    { name: 'sentAt', type: 'date', admin: moment },
  ],
}
