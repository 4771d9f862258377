import type { ArrayField, Field, GroupField, TextField } from 'payload'
import { options } from '@collections/fields'
import { nobody, withRight } from '@/account/access'
import {
  bookingKinds,
  type ChoiceName,
  type FieldName,
  fieldNames,
  fieldOf,
} from '@/booking/rules/fields'
import {
  type FunctionFieldName,
  functionFieldOf,
  functionFields,
  FUNCTIONS_MAX,
} from '@/booking/rules/functions'
import { bookingDetails as words } from '@/i18n/en/bookingFields'
import { maxLengths } from '@/rules/maxLengths'

/** The version of the privacy notice and the consent. Never changed afterwards. */
const consentField: GroupField = {
  name: 'consent',
  type: 'group',
  access: { read: withRight('readBookings'), update: nobody },
  admin: { description: 'The notice that was shown, and what was agreed to.' },
  fields: [
    { name: 'noticeVersion', type: 'text', maxLength: maxLengths.name },
    { name: 'language', type: 'text', maxLength: maxLengths.name },
    { name: 'marketing', type: 'checkbox', defaultValue: false },
    { name: 'time', type: 'date', access: { create: nobody, update: nobody } },
  ],
}

const extras: Partial<Record<FieldName, Partial<TextField>>> = {
  contactNumber: { admin: { description: 'Ten digits, without +91.' }, index: true },
  date: { admin: { description: 'Day as YYYY-MM-DD.' }, index: true },
  email: { index: true },
}

const functionOptions: Partial<Record<FunctionFieldName, Record<string, string>>> = {
  kind: words.functions.kinds,
  timeBand: words.functions.timeBands,
}

function storedFunctionField(name: FunctionFieldName): Field {
  const { max: maxLength, options: codes, type } = functionFieldOf(name)
  if (codes) return { name, type: 'select', options: options(codes, functionOptions[name]) }
  if (type === 'guests') return { name, type: 'number' }
  if (type === 'dishes') return { name, type: 'text', hasMany: true, maxRows: maxLength }
  if (type === 'text') return { name, type: 'textarea', maxLength }
  return { name, type: 'text', maxLength }
}

/** Each function has a permanent id, by which other documents refer to it. */
const functionsField: ArrayField = {
  name: 'functions',
  type: 'array',
  fields: functionFields.map(storedFunctionField),
  maxRows: FUNCTIONS_MAX,
}

function storedField(name: FieldName): Field {
  const { max: maxLength, options: codes, relationTo, type } = fieldOf(name)
  if (relationTo) return { name, type: 'relationship', relationTo }
  if (codes) {
    return { name, type: 'select', options: options(codes, words.options[name as ChoiceName]) }
  }
  if (type === 'functions') return functionsField
  if (type === 'guests') return { name, type: 'number' }
  if (type === 'text') return { name, type: 'textarea', maxLength }
  return { name, type: 'text', maxLength, ...extras[name] } as TextField
}

export const visitorsFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    defaultValue: 'booking',
    index: true,
    options: options(bookingKinds),
    required: true,
  },
  ...fieldNames.map(storedField),
  consentField,
  {
    name: 'idempotencyKey',
    type: 'text',
    access: { read: withRight('readBookings'), update: () => false },
    admin: { hidden: true },
    maxLength: maxLengths.line,
    unique: true,
  },
]
