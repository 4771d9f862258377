import type { CollectionBeforeChangeHook } from 'payload'
import { siteEnv } from '@/env'
import type { NoticeKind } from '@/domain/notices'
import { notices } from '@/messages/en/notices'
import type { Booking } from '@/payload-types'
import { isAdmin } from '../../access/roles'

/** Written with the booking itself: what was saved is told, whatever happens to mail or machine. */
export const queueNotices: CollectionBeforeChangeHook<Booking> = ({ data, operation, req }) => {
  if (operation !== 'create') return data
  // What an administrator writes down by hand is no news to the business, nor to the customer.
  if (isAdmin(req.user)) return { ...data, notices: [] }
  const error = siteEnv().SMTP_URL ? undefined : notices.noSmtp
  const notice = (kind: NoticeKind) =>
    ({ kind, attempts: 0, error, nextAttempt: new Date().toISOString(), state: 'queued' }) as const
  const toCustomer = data.email && data.status !== 'spam'
  return { ...data, notices: [notice('business'), ...(toCustomer ? [notice('customer')] : [])] }
}
