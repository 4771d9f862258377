import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import type { Booking } from '@/payload-types'
import { toReference } from '@/booking/rules/reference'
import { storedBookings } from '@/email/outbox'

export const assignReference: CollectionBeforeChangeHook<Booking> = async ({
  data,
  operation,
  req: { payload },
}) => {
  if (operation !== 'create') return data
  return { ...data, reference: await freeReference(payload) }
}

const AT_ONCE = 50

/** A new prefix in the settings counts after a minute at the latest. */
const KEPT_MS = 60_000

interface Stock {
  drawnAt: number
  references: string[]
}

const stocks = new WeakMap<Payload, Stock>()

/**
 * Drawn many at a time, so that few requests wait for the question which of them are free. Two
 * processes that draw the same, once in millions of bookings, are held apart by the unique index.
 */
async function freeReference(payload: Payload): Promise<string> {
  const stock = stocks.get(payload)
  const next = stock && Date.now() - stock.drawnAt < KEPT_MS && stock.references.pop()
  if (next) return next
  stocks.set(payload, { drawnAt: Date.now(), references: await draw(payload) })
  return freeReference(payload)
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
