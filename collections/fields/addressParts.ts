import type { Field } from 'payload'
import { limits } from '@/domain/limits'
import { access as accessWords } from '@/messages/en/access'
import { localizedText } from './localizedText'

/** The postal address in the parts that search engines ask for. Pages show them in one line. */
export const addressParts: Field[] = [
  {
    ...localizedText('address', { description: 'House number, street and area.' }),
    label: 'Street and area',
  },
  localizedText('city', {
    description: 'Also stands in the titles of the pages, after the name.',
    max: limits.name,
  }),
  localizedText('state', { max: limits.name }),
  {
    name: 'postalCode',
    type: 'text',
    label: 'PIN code',
    maxLength: 10,
    validate: (value: unknown) =>
      !value || /^[1-9]\d{5}$/.test(String(value)) || accessWords.pinCode,
  },
]
