import { DIGEST_HOUR, sendDigest } from '@/booking/emails/sendDigest'
import { EMAIL_JOB, sendDueEmails } from '@/booking/emails/sendDueEmails'
import { EMAIL_LEASE_MS, EMAILS_AT_ONCE } from '@/booking/rules/emailDelivery'
import { applyRetention } from '@/privacy/applyRetention'
import { updateTimelines } from '@/quote/updateTimeline'
import { publishScheduled } from './publishScheduled'
import type { Job } from './scheduler'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * All background jobs: their intervals and leases. Several processes can run them at the same time, since
 * each email, each scheduled job and each day of a daily job is claimed first.
 */
export const jobs = {
  emails: {
    name: EMAIL_JOB,
    everyMs: 5 * SECOND,
    leaseMs: EMAIL_LEASE_MS,
    atOnce: EMAILS_AT_ONCE,
    run: ({ onStep, payload }) => sendDueEmails({ onClaim: onStep, payload }),
  },
  quotes: {
    name: 'quotes',
    everyMs: MINUTE,
    leaseMs: MINUTE,
    run: updateTimelines,
  },
  scheduledPublishing: {
    name: 'scheduled publishing',
    everyMs: 5 * SECOND,
    leaseMs: MINUTE,
    run: ({ payload }) => publishScheduled(payload),
  },
  digest: {
    name: 'digest',
    everyMs: MINUTE,
    leaseMs: EMAIL_LEASE_MS,
    hour: DIGEST_HOUR,
    run: sendDigest,
  },
  retention: {
    name: 'retention',
    everyMs: 10 * MINUTE,
    leaseMs: HOUR,
    hour: 0,
    run: applyRetention,
  },
} satisfies Record<string, Job>
