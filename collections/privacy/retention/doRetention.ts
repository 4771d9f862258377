import type { Payload } from 'payload'
import { addDays, dayInIndia, startInIndia } from '@/domain/days'
import { audit as words } from '@/messages/en/audit'
import { audit } from '../../AuditLog/audit'
import { anonymiseOld } from './anonymiseOld'
import { claimRetention } from './claimRetention'
import { purgeAuditLog } from './purgeAuditLog'
import { purgeTrash } from './purgeTrash'

interface Run {
  now?: () => Date
  payload: Payload
}

/**
 * Once a day: takes the person out of what is older than the settings say, and deletes for good what
 * the trash held long enough. Answers what was done, or nothing where it was not due.
 */
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
