import type { Field } from 'payload'
import { bookingKinds } from '@/domain/bookingSchema'
import { limits } from '@/domain/limits'
import { serviceKinds } from '@/domain/services'
import { adminsOnField } from '../access/rules'
import { options } from '../fields/options'
import { consentField } from './consentField'
import { detailsField } from './detailsField'

/** What a visitor writes, under the specification's names. The rules are in src/domain/bookingSchema. */
export const visitorsFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    defaultValue: 'booking',
    index: true,
    options: options(bookingKinds),
    required: true,
  },
  { name: 'name', type: 'text', maxLength: limits.name },
  {
    name: 'contactNumber',
    type: 'text',
    admin: { description: 'Ten digits, without +91.' },
    index: true,
    maxLength: limits.phoneInput,
  },
  { name: 'email', type: 'text', index: true, maxLength: limits.email },
  {
    name: 'date',
    type: 'text',
    admin: { description: 'Day as YYYY-MM-DD.' },
    index: true,
    maxLength: 10,
  },
  { name: 'numberOfGuests', type: 'number', custom: { readsText: true } },
  { name: 'venueTitle', type: 'text', maxLength: limits.venueTitle },
  { name: 'venueDetails', type: 'textarea', maxLength: limits.paragraph },
  { name: 'selectedService', type: 'select', options: options(serviceKinds) },
  { name: 'message', type: 'textarea', maxLength: limits.paragraph },
  { name: 'service', type: 'relationship', relationTo: 'services' },
  { name: 'plan', type: 'relationship', relationTo: 'pricing-plans' },
  detailsField,
  consentField,
  {
    name: 'idempotencyKey',
    type: 'text',
    access: { read: adminsOnField, update: () => false },
    admin: { hidden: true },
    maxLength: limits.name,
    unique: true,
  },
]
