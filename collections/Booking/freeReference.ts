import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { toReference } from '@/domain/reference'
import { storedBookings } from '@/notices/StoredNotice'

const AT_ONCE = 50

const stocks = new WeakMap<Payload, string[]>()

/**
 * Drawn many at a time, so that few requests wait for the question which of them are free. Two
 * processes that draw the same, once in millions of bookings, are held apart by the unique index.
 */
export async function freeReference(payload: Payload): Promise<string> {
  const stock = stocks.get(payload) ?? []
  stocks.set(payload, stock)
  const next = stock.pop()
  if (next) return next
  stock.push(...(await draw(payload)))
  return freeReference(payload)
}

async function draw(payload: Payload): Promise<string[]> {
  const drawn = new Set(Array.from({ length: AT_ONCE }, () => toReference(randomBytes(6))))
  const taken = await storedBookings(payload)
    .find({ reference: { $in: [...drawn] } })
    .project<{ reference: string }>({ _id: 0, reference: 1 })
    .toArray()
  for (const { reference } of taken) drawn.delete(reference)
  return [...drawn]
}
