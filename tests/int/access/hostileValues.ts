import type { FlattenedField } from 'payload'
import { paragraph } from './samples'

const byType: Record<string, unknown> = {
  checkbox: true,
  code: 'hostile',
  date: '2001-01-01T00:00:00.000Z',
  email: 'hostile@example.com',
  json: { hostile: 1 },
  number: 666,
  richText: paragraph('hostile'),
  text: 'hostile',
  textarea: 'hostile',
}

interface Wanted {
  fields: FlattenedField[]
  /** The id of a document that relations may point to. */
  related: string
}

/** A value that nobody should get in, for every field there is. */
export function hostileValues({ fields, related }: Wanted): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))

  function valueOf(field: FlattenedField): unknown {
    const one = oneOf(field)
    return 'hasMany' in field && field.hasMany ? [one] : one
  }

  function oneOf(field: FlattenedField): unknown {
    if ('flattenedFields' in field) {
      const inside = hostileValues({ fields: field.flattenedFields, related })
      return field.type === 'array' ? [inside] : inside
    }
    if (field.type === 'select' || field.type === 'radio') {
      const last = field.options.at(-1)
      return typeof last === 'string' ? last : last?.value
    }
    if (field.type !== 'relationship' && field.type !== 'upload') return byType[field.type]
    if (typeof field.relationTo === 'string') return related
    return { relationTo: field.relationTo[0], value: related }
  }
}

/** What no field names and a database or Payload may still read. */
export const nameless = {
  $set: { role: 'admin' },
  __proto__hostile: 1,
  __v: 666,
  _id: '0123456789abcdef01234567',
  _status: 'published',
  collection: 'users',
  deletedAt: '2001-01-01T00:00:00.000Z',
  hash: 'hostile',
  id: '0123456789abcdef01234567',
  lockUntil: '2999-01-01T00:00:00.000Z',
  loginAttempts: 666,
  overrideAccess: true,
  resetPasswordExpiration: '2999-01-01T00:00:00.000Z',
  resetPasswordToken: 'hostile',
  salt: 'hostile',
  unknownField: 'hostile',
  user: { role: 'admin' },
}
