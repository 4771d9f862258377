import type { TextField } from 'payload'
import { describeNotices } from '@/notices/describeNotices'
import { adminsOnField, nobody } from '../access/rules'

/** What an admin sees at a glance: whether the mails went out. Nothing stores it. */
export const noticeSummaryField: TextField = {
  name: 'noticeSummary',
  type: 'text',
  label: 'Mails',
  access: { create: nobody, read: adminsOnField, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
  hooks: { afterRead: [({ siblingData }) => describeNotices(siblingData.notices)] },
  virtual: true,
}
