import type { CollapsibleField, Field, GroupField, SelectField } from 'payload'
import { bookingKinds } from '@/booking/rules/schema'
import { limits } from '@/rateLimit/rules'
import { serviceKinds } from '@/services/kinds'
import { type BookingDetail, bookingDetails } from '@/booking/rules/details'
import { bookingDetails as words } from '@/i18n/en/bookingFields'
import { adminsOnField, nobody } from '../../src/account/access'
import { options } from '../fields'

/** What a visitor may add to a request, folded together in the panel; stored side by side. */
const detailsField: CollapsibleField = {
  type: 'collapsible',
  label: words.group,
  fields: [
    row('contactBy', 'bestTime'),
    row('foodPreference', 'serviceStyle'),
    row('budgetBand', 'heardFrom'),
    {
      name: 'campaign',
      type: 'text',
      label: words.campaign,
      admin: { description: 'Which advertisement or link brought the visitor here.' },
      maxLength: limits.line,
    },
  ],
}

function row(...names: BookingDetail[]) {
  return { type: 'row' as const, fields: names.map(choice) }
}

function choice(name: BookingDetail): SelectField {
  return {
    name,
    type: 'select',
    label: words.labels[name],
    admin: { width: '50%' },
    options: options(bookingDetails[name], words.options[name]),
  }
}

/** What the visitor was told and agreed to, and when. A record: nobody changes it afterwards. */
const consentField: GroupField = {
  name: 'consent',
  type: 'group',
  access: { read: adminsOnField, update: nobody },
  admin: { description: 'The notice that was shown, and what was agreed to.' },
  fields: [
    { name: 'noticeVersion', type: 'text', maxLength: limits.name },
    { name: 'language', type: 'text', maxLength: limits.name },
    { name: 'marketing', type: 'checkbox', defaultValue: false },
    { name: 'time', type: 'date', access: { create: nobody, update: nobody } },
  ],
}

/** What a visitor writes, under the specification's names. The rules are in src/booking/rules/schema.ts. */
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
