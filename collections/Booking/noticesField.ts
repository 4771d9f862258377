import type { JSONField } from 'payload'
import { noticeKinds, noticeStates } from '@/domain/notices'
import { adminsOnField, nobody } from '../access/rules'

type Schema = ReturnType<NonNullable<JSONField['typescriptSchema']>[number]>

const text: Schema = { type: ['string', 'null'] }

/**
 * The mails that a booking gives rise to. They lie in the booking, so that one insert saves both or
 * neither. Only src/notices writes here, past Payload, one notice at a time: to Payload it is one
 * value, which it need not take apart at every insert. collections/Booking/indexNotices.ts finds them.
 */
export const noticesField: JSONField = {
  name: 'notices',
  type: 'json',
  access: { create: nobody, read: adminsOnField, update: nobody },
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
          kind: { type: 'string', enum: [...noticeKinds] },
          state: { type: 'string', enum: [...noticeStates] },
          attempts: { type: 'number' },
          error: text,
          lease: text,
          nextAttempt: text,
          sentAt: text,
          to: text,
        },
        required: ['id', 'kind', 'state', 'attempts'],
      },
    }),
  ],
}

/** MongoDB keeps moments; Payload gives them out as text, wherever it knows of them. */
function withoutDates(value: unknown): unknown {
  return value ? JSON.parse(JSON.stringify(value)) : value
}
