import type { ArrayField, TextareaField } from 'payload'
import { options } from '@collections/fields'
import { withRight } from '@/account/access'
import {
  confirmationPlaceholders,
  replyPlaceholders,
  templateChannels,
} from '@/booking/rules/replyTemplates'
import { access as accessWords } from '@/i18n/en/account'
import { emailTexts } from '@/i18n/en/email'
import { unknownPlaceholder } from '@/rules/fillTemplate'
import { maxLengths } from '@/rules/maxLengths'

const withPlaceholders = (names: readonly string[]) => (value: unknown) => {
  const unknown = typeof value === 'string' && unknownPlaceholder(value, names)
  return !unknown || accessWords.placeholder(unknown)
}

const isReply = withPlaceholders(replyPlaceholders)

export const acknowledgement: TextareaField = {
  name: 'acknowledgement',
  type: 'textarea',
  label: 'Confirmation by email',
  admin: {
    description:
      'What customers get at once after their request, if they gave an email. {name}, {ref}, {promise}, {business} and {phone} are filled in; {promise} says how you will answer, as the customer asked for. Empty: our own text.',
    placeholder: emailTexts.customer.template,
    rows: 10,
  },
  access: { read: withRight('readBookings') },
  localized: true,
  maxLength: maxLengths.paragraph,
  validate: withPlaceholders(confirmationPlaceholders),
}

export const replyTemplates: ArrayField = {
  name: 'replyTemplates',
  type: 'array',
  label: 'Replies',
  access: { read: withRight('readBookings') },
  admin: {
    description:
      'Ready answers for WhatsApp and email. {name}, {date}, {guests}, {venue}, {ref} and {business} are filled in.',
    components: { RowLabel: '/src/panel/ListCells.client#ReplyLabel' },
    initCollapsed: true,
  },
  fields: [
    { name: 'title', type: 'text', maxLength: maxLengths.title, required: true },
    {
      name: 'channel',
      type: 'select',
      defaultValue: 'both',
      options: options(templateChannels, { both: 'WhatsApp and email', whatsapp: 'WhatsApp' }),
      required: true,
    },
    {
      name: 'subject',
      type: 'text',
      admin: { condition: (_data, { channel }) => channel !== 'whatsapp' },
      localized: true,
      maxLength: maxLengths.line,
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: maxLengths.paragraph,
      required: true,
      validate: (value: unknown) => (value ? isReply(value) : accessWords.replyText),
    },
  ],
  maxRows: 12,
}
