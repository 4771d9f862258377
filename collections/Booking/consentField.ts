import type { GroupField } from 'payload'
import { limits } from '@/domain/limits'
import { adminsOnField, nobody } from '../access/rules'

/** What the visitor was told and agreed to, and when. A record: nobody changes it afterwards. */
export const consentField: GroupField = {
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
