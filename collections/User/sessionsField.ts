import type { UIField } from 'payload'

/** Where the person is logged in, on the account page and in each user's document. */
export const sessionsField: UIField = {
  name: 'sessionList',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/session/SessionsField#SessionsField' },
    disableListColumn: true,
  },
}
