import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { addDays, dayInIndia, monthsBefore, startInIndia } from '@/time/days'
import { audit as words } from '@/i18n/en/privacy'
import { AUDIT_MONTHS } from '@/privacy/rules'
import { audit } from './auditLog'
import { purgeTrash } from './purgeTrash'
import { anonymiseWhere } from './anonymise'

interface Run {
  now?: () => Date
  payload: Payload
}

/** Once a day: anonymises old bookings and empties the trash. Undefined when not due. */
export async function doRetention({ now = () => new Date(), payload }: Run) {
  const moment = now()
  const claim = await claimRetention({ now: moment, payload })
  if (!claim) return undefined
  const { retentionMonths } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const purged = await purgeTrash({ now: moment, payload })
  const anonymised = retentionMonths
    ? await anonymiseOld({ months: retentionMonths, now: moment, payload })
    : 0
  const entries = await purgeAuditLog({ now: moment, payload })
  await claim.settle(startInIndia(addDays(dayInIndia(moment), 1)))
  const done = { anonymised, entries, purged }
  if (anonymised + entries + purged > 0) {
    await audit({ action: 'retention', details: words.retention(done), req: { payload } })
  }
  return done
}

interface AnonymiseRun {
  months: number
  now: Date
  payload: Payload
}

async function anonymiseOld({ months, now, payload }: AnonymiseRun): Promise<number> {
  const oldest = monthsBefore(dayInIndia(now), months)
  const where = {
    createdAt: { $lt: startInIndia(oldest) },
    $or: [{ date: null }, { date: '' }, { date: { $lt: oldest } }],
  }
  return (await anonymiseWhere({ now, payload, where })).anonymised
}

async function purgeAuditLog({ now, payload }: { now: Date; payload: Payload }) {
  const before = startInIndia(monthsBefore(dayInIndia(now), AUDIT_MONTHS))
  const log = payload.db.connection.collection('AuditLog')
  const { deletedCount } = await log.deleteMany({ createdAt: { $lt: before } })
  return deletedCount
}

const KEY = 'retention'
const DUPLICATE = 11000
/** In milliseconds; then another worker may take over. */
const LEASE_MS = 3_600_000

interface StoredClock {
  _id: string
  lease: string | null
  next: Date
}

/** The key is unique: of many workers one inserts or updates it. */
async function claimRetention({ now, payload }: { now: Date; payload: Payload }) {
  const clock = payload.db.connection.collection<StoredClock>('Clock')
  const lease = randomUUID()
  try {
    await clock.findOneAndUpdate(
      { _id: KEY, next: { $lte: now } },
      { $set: { lease, next: new Date(now.getTime() + LEASE_MS) } },
      { upsert: true },
    )
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return undefined
    throw error
  }
  return {
    async settle(next: Date) {
      await clock.updateOne({ _id: KEY, lease }, { $set: { lease: null, next } })
    },
  }
}
