import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import type { NoticeState } from '@/domain/notices'
import type { UnsentNotices } from '@/domain/unsentNotices'
import { notices } from '@/messages/en/notices'
import { storedBookings } from '@/notices/StoredNotice'

interface Group {
  _id: { hasAddress: boolean; state: NoticeState }
  count: number
}

/** The mails that did not go out, by what keeps them, in one query. The trash is left out. */
export async function countUnsentNotices(payload: Payload): Promise<UnsentNotices> {
  const groups = await storedBookings(payload)
    .aggregate<Group>([
      { $match: { deletedAt: null, 'notices.state': { $in: ['failed', 'queued'] } } },
      { $unwind: '$notices' },
      { $match: { $or: [{ 'notices.state': 'failed' }, waiting] } },
      { $group: { _id: { hasAddress, state: '$notices.state' }, count: { $sum: 1 } } },
    ])
    .toArray()
  const unsent: UnsentNotices = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }
  for (const { _id, count } of groups) unsent[reasonOf(_id)] += count
  return unsent
}

/** A notice that nobody has tried yet has no error and is no trouble. */
const waiting = { 'notices.state': 'queued', 'notices.error': { $ne: null } }

const hasAddress = { $ne: ['$notices.error', notices.noAddress] }

function reasonOf({ hasAddress, state }: Group['_id']): keyof UnsentNotices {
  if (state === 'failed') return 'failed'
  if (!siteEnv().SMTP_URL) return 'noServer'
  return hasAddress ? 'delayed' : 'noAddress'
}
