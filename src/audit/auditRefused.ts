import type { PayloadRequest } from 'payload'
import { audit as words } from '@/i18n/en/privacy'
import { addressOf, signInNetwork } from '@/rateLimit/clientAddress'
import { maxLengths } from '@/rules/maxLengths'
import { audit } from './auditLog'

const QUIET_MS = 10 * 60_000
const MAX_WAITING = 1000
const MAX_WRITTEN = 5

interface Refused {
  action: 'signInRefused' | 'wrongPassword'
  req: PayloadRequest
}

/** Writes one entry of each kind in ten minutes for an existing account. Never throws. */
export async function auditRefused({ action, req }: Refused) {
  const { email } = (req.data ?? {}) as { email?: unknown }
  const person =
    typeof email === 'string' ? email.slice(0, maxLengths.email).toLowerCase().trim() : ''
  try {
    const where = { email: { equals: person } }
    const account = await req.payload.db.findOne({ collection: 'users', where })
    if (!account) countUnknown(req)
    else if (isFirstLately(`${action} ${account.id}`)) {
      await audit({ about: 'users', action, by: null, person, req })
    }
  } catch (err) {
    req.payload.logger.error({ msg: 'An entry of the audit log was not written', action, err })
  }
}

/** Contains at most twice as many entries as there are accounts. */
const lastEntry = new Map<string, number>()

function isFirstLately(what: string): boolean {
  const now = Date.now()
  if (now - (lastEntry.get(what) ?? -QUIET_MS) < QUIET_MS) return false
  lastEntry.set(what, now)
  return true
}

/** Attempts with unknown emails, by address, the oldest first. */
const unknown = new Map<string, number>()
let further = 0

function countUnknown(req: PayloadRequest) {
  const address = addressOf(req)
  const from = address ? signInNetwork(address) : ''
  if (unknown.size === 0) setTimeout(() => void writeUnknown(req), QUIET_MS).unref()
  unknown.set(from, (unknown.get(from) ?? 0) + 1)
  const [oldest] = unknown
  if (unknown.size <= MAX_WAITING || !oldest) return
  unknown.delete(oldest[0])
  further += oldest[1]
}

/** Writes few entries, however many addresses an attacker uses. Never throws. */
async function writeUnknown({ payload }: PayloadRequest) {
  const waiting = [...unknown].sort(([, one], [, other]) => other - one)
  const rest = waiting.slice(MAX_WRITTEN).reduce((sum, [, tries]) => sum + tries, further)
  unknown.clear()
  further = 0
  const write = (tries: number, person?: string) =>
    audit({
      about: 'users',
      action: 'wrongPassword',
      by: null,
      details: words.unknownAccounts(tries),
      person,
      req: { payload },
    })
  for (const [address, tries] of waiting.slice(0, MAX_WRITTEN)) await write(tries, address)
  if (rest > 0) await write(rest)
}
