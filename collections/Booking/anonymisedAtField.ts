import type { DateField } from 'payload'
import { privacy } from '@/messages/en/privacy'
import { adminsOnField, nobody } from '../access/rules'

/** Set once the person was taken out, by collections/privacy past Payload; never taken back. */
export const anonymisedAtField: DateField = {
  name: 'anonymisedAt',
  type: 'date',
  label: privacy.erased.label,
  access: { create: nobody, read: adminsOnField, update: nobody },
  admin: {
    date: { displayFormat: 'd MMM yyyy' },
    condition: ({ anonymisedAt }) => Boolean(anonymisedAt),
    description: privacy.erased.description,
    position: 'sidebar',
    readOnly: true,
  },
}
