import type { Payload } from 'payload'
import { AUDIT_MONTHS } from '@/domain/constants'
import { dayInIndia, monthsBefore, startInIndia } from '@/domain/days'

/** The audit log forgets too. */
export async function purgeAuditLog({ now, payload }: { now: Date; payload: Payload }) {
  const before = startInIndia(monthsBefore(dayInIndia(now), AUDIT_MONTHS))
  const log = payload.db.connection.collection('AuditLog')
  const { deletedCount } = await log.deleteMany({ createdAt: { $lt: before } })
  return deletedCount
}
