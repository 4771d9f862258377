import type { Field, NumberField, TextField } from 'payload'
import { withRight } from '@/account/access'
import { en } from '@/i18n/en'
import { access, access as accessWords } from '@/i18n/en/account'
import { privacy } from '@/i18n/en/privacy'
import { isFssaiNumber, isGstin } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { isPhone, phoneDigits } from '@/rules/phone'
import { RETENTION_MONTHS, RETENTION_MONTHS_MAX } from '@/rules/retentionPeriods'
import { localizedText } from './fields'

export function phoneField(name: string): TextField {
  return {
    name,
    type: 'text',
    admin: { description: 'Ten digits, without +91.' },
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)],
    },
    maxLength: maxLengths.phoneInput,
    validate: (value: unknown) =>
      !value ||
      isPhone(phoneDigits(String(value))) ||
      en.problems.phoneDigits(phoneDigits(String(value)).length),
  }
}

const tidied = (value: unknown) => String(value).replace(/\s/g, '').toUpperCase()

const tidy: TextField['hooks'] = {
  beforeValidate: [({ value }) => (typeof value === 'string' ? tidied(value) : value)],
}

export const gstin: TextField = {
  name: 'gstin',
  type: 'text',
  label: 'GSTIN',
  admin: {
    description:
      'The 15 characters of your GST registration. Printed in the footer and beside your contact.',
  },
  hooks: tidy,
  maxLength: 40,
  validate: (value: unknown) => !value || isGstin(tidied(value)) || access.gstin,
}

export const fssai: TextField = {
  name: 'fssai',
  type: 'text',
  label: 'FSSAI number',
  admin: {
    description:
      'The 14 digits of your food licence. Printed in the footer and beside your contact.',
  },
  hooks: tidy,
  maxLength: 40,
  validate: (value: unknown) => !value || isFssaiNumber(tidied(value)) || access.fssai,
}

export const retentionMonths: NumberField = {
  name: 'retentionMonths',
  type: 'number',
  label: privacy.retention.label,
  access: { read: withRight('managePrivacy') },
  admin: { description: privacy.retention.description, step: 1 },
  defaultValue: RETENTION_MONTHS,
  max: RETENTION_MONTHS_MAX,
  min: 1,
  validate: (months: unknown) => isMonths(months) || privacy.retention.wrong,
}

function isMonths(months: unknown): boolean {
  if (months === null || months === undefined) return true
  return Number.isInteger(months) && Number(months) >= 1 && Number(months) <= RETENTION_MONTHS_MAX
}

export const addressParts: Field[] = [
  {
    ...localizedText('address', { description: 'House number, street and area.' }),
    label: 'Street and area',
  },
  localizedText('city', {
    description: 'Also stands in the titles of the pages, after the name.',
    max: maxLengths.name,
  }),
  localizedText('state', { max: maxLengths.name }),
  {
    name: 'postalCode',
    type: 'text',
    label: 'PIN code',
    maxLength: 10,
    validate: (value: unknown) =>
      !value || /^[1-9]\d{5}$/.test(String(value)) || accessWords.pinCode,
  },
]
