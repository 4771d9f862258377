import type { ArrayField, UIField } from 'payload'
import { limits } from '@/domain/limits'

/** Where the person is logged in, on the account page and in each user's document. */
export const sessionsField: UIField = {
  name: 'sessionList',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/session/SessionsField#SessionsField' },
    disableListColumn: true,
  },
}

/** Payload's own field for the sessions, with the browser beside what Payload keeps of each. */
export const storedSessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'browser', type: 'text', maxLength: limits.name }],
}
