import type { ArrayField } from 'payload'
import { limits } from '@/domain/limits'
import { templateChannels } from '@/domain/replyTemplates'
import { adminsOnField } from '../access/rules'
import { options } from '../fields/options'

/** What the desk's WhatsApp and e-mail buttons write, in the owner's words. */
export const replyTemplates: ArrayField = {
  name: 'replyTemplates',
  type: 'array',
  label: 'Replies',
  access: { read: adminsOnField },
  admin: {
    description:
      'Ready answers for WhatsApp and e-mail. {name}, {date}, {guests}, {venue}, {ref} and {business} are filled in.',
    initCollapsed: true,
  },
  fields: [
    { name: 'title', type: 'text', maxLength: limits.title, required: true },
    {
      name: 'channel',
      type: 'select',
      defaultValue: 'both',
      options: options(templateChannels, { both: 'WhatsApp and e-mail', whatsapp: 'WhatsApp' }),
      required: true,
    },
    {
      name: 'subject',
      type: 'text',
      admin: { condition: (_data, { channel }) => channel !== 'whatsapp' },
      maxLength: limits.line,
    },
    { name: 'text', type: 'textarea', maxLength: limits.paragraph, required: true },
  ],
  maxRows: 12,
}
