import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { siteEnv } from '@/env'
import type { NoticeKind } from '@/domain/notices'
import { notices } from '@/messages/en/notices'
import type { StoredNotice } from '@/notices/StoredNotice'
import type { Booking } from '@/payload-types'
import { isAdmin } from '../../access/roles'

/** Written with the booking itself: what was saved is told, whatever happens to mail or machine. */
export const queueNotices: CollectionBeforeChangeHook<Booking> = ({ data, operation, req }) => {
  if (operation !== 'create') return data
  // What an administrator writes down by hand is no news to the business, nor to the customer.
  if (isAdmin(req.user)) return { ...data, notices: [] }
  const error = siteEnv().SMTP_URL ? undefined : notices.noSmtp
  const notice = (kind: NoticeKind): StoredNotice => ({
    // Short: it is part of the Message-ID, which would be folded.
    id: randomBytes(12).toString('hex'),
    kind,
    state: 'queued',
    attempts: 0,
    error,
    nextAttempt: new Date(),
  })
  const toCustomer = data.email && data.status !== 'spam'
  const queued = [notice('business'), ...(toCustomer ? [notice('customer')] : [])]
  return { ...data, notices: queued as unknown as Booking['notices'] }
}
