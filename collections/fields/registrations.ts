import type { TextField } from 'payload'
import { isFssaiNumber, isGstin } from '@/domain/registrations'
import { access } from '@/messages/en/access'

/** Typed with blanks or in small letters, it is the same number. */
const tidied = (value: unknown) => String(value).replace(/\s/g, '').toUpperCase()

const tidy: TextField['hooks'] = {
  beforeValidate: [({ value }) => (typeof value === 'string' ? tidied(value) : value)],
}

export const gstin: TextField = {
  name: 'gstin',
  type: 'text',
  label: 'GSTIN',
  admin: { description: 'The 15 characters of your GST registration. Printed in the footer.' },
  hooks: tidy,
  maxLength: 40,
  validate: (value: unknown) => !value || isGstin(tidied(value)) || access.gstin,
}

export const fssai: TextField = {
  name: 'fssai',
  type: 'text',
  label: 'FSSAI number',
  admin: { description: 'The 14 digits of your food licence. Printed in the footer.' },
  hooks: tidy,
  maxLength: 40,
  validate: (value: unknown) => !value || isFssaiNumber(tidied(value)) || access.fssai,
}
