import type { DateField, Field, JSONField, NumberField, TextField, UIField } from 'payload'
import { nobody, withRight } from '@/account/access'
import { describeOutbox } from '@/booking/emails/deliverEmail'
import { emailKinds, emailStates } from '@/booking/rules/emailDelivery'
import { privacy } from '@/i18n/en/privacy'
import { maxLengths } from '@/rules/maxLengths'
import { recorded, timelineField, workFields } from './workFields'

/** Set when personal data is erased (src/privacy), directly in MongoDB, and never unset. */
const anonymisedAtField: DateField = {
  name: 'anonymisedAt',
  type: 'date',
  label: privacy.erased.label,
  access: recorded,
  admin: {
    date: { displayFormat: 'd MMM yyyy' },
    condition: ({ anonymisedAt }) => Boolean(anonymisedAt),
    description: privacy.erased.description,
    position: 'sidebar',
    readOnly: true,
  },
}

/** Counts the writes, for optimistic concurrency: an update with an outdated number is refused. */
const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  access: { create: nobody, read: withRight('readBookings'), update: withRight('changeBookings') },
  admin: { hidden: true },
  defaultValue: 0,
}

type Schema = ReturnType<NonNullable<JSONField['typescriptSchema']>[number]>

const text: Schema = { type: ['string', 'null'] }

/**
 * The outbox: the emails of a booking, stored in it, so that one insert saves both. Only src/booking/emails
 * writes it, directly in MongoDB. For Payload it is one JSON value.
 */
const outboxField: JSONField = {
  name: 'emails',
  type: 'json',
  access: recorded,
  admin: { hidden: true },
  hooks: { afterRead: [({ value }) => withoutDates(value)] },
  typescriptSchema: [
    () => ({
      type: ['array', 'null'],
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          kind: { type: 'string', enum: [...emailKinds] },
          state: { type: 'string', enum: [...emailStates] },
          attempts: { type: 'number' },
          error: text,
          lease: text,
          content: {
            type: ['object', 'null'],
            additionalProperties: false,
            properties: {
              html: { type: 'string' },
              subject: { type: 'string' },
              text: { type: 'string' },
            },
            required: ['html', 'subject', 'text'],
          },
          nextAttempt: text,
          sentAt: text,
          to: text,
        },
        required: ['id', 'kind', 'state', 'attempts'],
      },
    }),
  ],
}

/**
 * The printed sheets of the booking: when they were printed, and short hashes of what they showed
 * (booking/rules/sheetParts.ts), to detect changes. Only booking/changes/markPrinted.ts writes it, directly
 * in MongoDB.
 */
const printedField: JSONField = {
  name: 'printed',
  type: 'json',
  access: recorded,
  admin: { hidden: true },
  hooks: { afterRead: [({ value }) => withoutDates(value)] },
  typescriptSchema: [
    () => ({
      type: ['array', 'null'],
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          sheet: { type: 'string' },
          at: { type: 'string' },
          revision: { type: 'number' },
          parts: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['sheet', 'at', 'revision', 'parts'],
      },
    }),
  ],
}

/** When the next email is due; null if none is. Written together with the outbox. */
const nextEmailField: DateField = {
  name: 'nextEmailAt',
  type: 'date',
  access: recorded,
  admin: { hidden: true },
}

/** MongoDB stores dates, which Payload converts to texts only in its own fields. */
function withoutDates(value: unknown): unknown {
  return value ? JSON.parse(JSON.stringify(value)) : value
}

const outboxSummaryField: TextField = {
  name: 'emailSummary',
  type: 'text',
  label: 'Emails',
  access: recorded,
  admin: { position: 'sidebar', readOnly: true },
  hooks: { afterRead: [({ siblingData }) => describeOutbox(siblingData.emails)] },
  virtual: true,
}

const retryEmailsField: UIField = {
  name: 'retryEmails',
  type: 'ui',
  admin: {
    components: { Field: '/src/booking/admin/RetryEmails.client#RetryEmails' },
    condition: ({ emails }) =>
      Array.isArray(emails) && emails.some((email) => email?.state === 'failed'),
    disableListColumn: true,
    position: 'sidebar',
  },
}

export const internalFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
    maxLength: maxLengths.name,
    unique: true,
  },
  ...workFields,
  anonymisedAtField,
  {
    name: 'spamSigns',
    type: 'text',
    access: recorded,
    admin: {
      condition: ({ spamSigns }) => Array.isArray(spamSigns) && spamSigns.length > 0,
      description: 'What spoke against this request.',
      position: 'sidebar',
      readOnly: true,
    },
    hasMany: true,
  },
  // The days of its functions (booking/rules/functions.ts), for queries; missing without functions.
  {
    name: 'days',
    type: 'text',
    access: recorded,
    admin: { hidden: true },
    hasMany: true,
    index: true,
  },
  // The due day of the first unpaid payment of the accepted quote (src/quote/updateTimeline.ts), for queries.
  { name: 'paymentDueOn', type: 'text', access: recorded, admin: { hidden: true } },
  { name: 'serviceTitle', type: 'text', access: recorded, maxLength: maxLengths.title },
  { name: 'planTitle', type: 'text', access: recorded, maxLength: maxLengths.title },
  revisionField,
  timelineField,
  outboxSummaryField,
  retryEmailsField,
  outboxField,
  nextEmailField,
  printedField,
]
