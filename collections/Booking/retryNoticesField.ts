import type { UIField } from 'payload'

/** The button beside the summary of the mails, where one of them was given up. */
export const retryNoticesField: UIField = {
  name: 'retryNotices',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/booking/RetryMails.client#RetryMails' },
    condition: ({ notices }) =>
      Array.isArray(notices) && notices.some((notice) => notice?.state === 'failed'),
    disableListColumn: true,
    position: 'sidebar',
  },
}
