import type { Payload } from 'payload'
import { CUSTOMER_NOTICES_PER_HOUR } from '@/domain/notices'
import { storedBookings } from './StoredNotice'

const HOUR = 3_600_000

interface Question {
  now: Date
  payload: Payload
  to: string
}

/** Whether that customer got so many mails of us within an hour that the next one waits. */
export async function heardEnough({ now, payload, to }: Question): Promise<boolean> {
  const sentAt = { $gt: new Date(now.getTime() - HOUR) }
  const sent = await storedBookings(payload).countDocuments({
    email: to,
    notices: { $elemMatch: { kind: 'customer', sentAt } },
  })
  return sent >= CUSTOMER_NOTICES_PER_HOUR
}
