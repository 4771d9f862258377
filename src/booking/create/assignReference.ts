import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { toReference } from '@/booking/rules/reference'
import { storedBookings } from '@/booking/storedBookings'

const AT_ONCE = 50

/** In milliseconds: how long the prefix from the settings is cached. */
const KEPT_MS = 60_000

interface Stock {
  drawnAt: number
  references: string[]
}

const stocks = new WeakMap<Payload, Stock>()

/**
 * Returns an unused reference. Generates fifty and checks them in one query. If two processes choose the same
 * one, which is rare, the unique index refuses the second.
 */
export async function assignReference(payload: Payload): Promise<string> {
  const stock = stocks.get(payload)
  const next = stock && Date.now() - stock.drawnAt < KEPT_MS && stock.references.pop()
  if (next) return next
  stocks.set(payload, { drawnAt: Date.now(), references: await draw(payload) })
  return assignReference(payload)
}

async function draw(payload: Payload): Promise<string[]> {
  const { referencePrefix } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { referencePrefix: true },
  })
  const prefix = referencePrefix || undefined
  const drawn = new Set(Array.from({ length: AT_ONCE }, () => toReference(randomBytes(6), prefix)))
  const taken = await storedBookings(payload)
    .find({ reference: { $in: [...drawn] } })
    .project<{ reference: string }>({ _id: 0, reference: 1 })
    .toArray()
  for (const { reference } of taken) drawn.delete(reference)
  return [...drawn]
}
