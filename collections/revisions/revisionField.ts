import type { NumberField } from 'payload'
import { adminsOnField, nobody } from '../access/rules'

/** Counts the writes. Whoever sends the number that was read is told when it is no longer true. */
export const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  access: { create: nobody, read: adminsOnField, update: adminsOnField },
  admin: { hidden: true },
  defaultValue: 0,
}
