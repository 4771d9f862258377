import type { Payload } from 'payload'
import { audit } from '@/audit/auditLog'
import { audit as words } from '@/i18n/en/privacy'
import { eraseLeftQuotes } from '@/quote/eraseQuotes'
import { AUDIT_MONTHS } from '@/rules/retentionPeriods'
import { dayInIndia, monthsBefore, startInIndia } from '@/time/days'
import { anonymiseWhere } from './anonymiseWhere'
import { purgeTrash } from './purgeTrash'

interface Run {
  now: Date
  payload: Payload
}

/** Anonymises old bookings, empties the trash and deletes old entries of the audit log. */
export async function applyRetention({ now, payload }: Run) {
  const { retentionMonths } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const purged = await purgeTrash({ now, payload })
  const anonymised = retentionMonths
    ? await anonymiseOld({ months: retentionMonths, now, payload })
    : 0
  await eraseLeftQuotes({ now, payload })
  const entries = await purgeAuditLog({ now, payload })
  const done = { anonymised, entries, purged }
  if (anonymised + entries + purged > 0) {
    await audit({ action: 'retention', details: words.retention(done), req: { payload } })
  }
  return done
}

async function anonymiseOld({ months, now, payload }: Run & { months: number }): Promise<number> {
  const oldest = monthsBefore(dayInIndia(now), months)
  const where = {
    createdAt: { $lt: startInIndia(oldest) },
    $or: [{ date: null }, { date: '' }, { date: { $lt: oldest } }],
    days: { $not: { $gte: oldest } },
  }
  return (await anonymiseWhere({ now, payload, where })).anonymised
}

async function purgeAuditLog({ now, payload }: Run) {
  const before = startInIndia(monthsBefore(dayInIndia(now), AUDIT_MONTHS))
  const log = payload.db.connection.collection('AuditLog')
  const { deletedCount } = await log.deleteMany({ createdAt: { $lt: before } })
  return deletedCount
}
