import type { Payload } from 'payload'
import { storedBookings } from '@/booking/storedBookings'

/** What is counted of the bookings that fit the filter. */
export interface CountPart {
  filter: object
  stages: object[]
}

/**
 * Several counts by one query, which reads each booking once that fits any of the filters. Each filter needs an
 * index and a bound of its own. The caller checks access.
 */
export async function countTogether(payload: Payload, parts: Record<string, CountPart>) {
  const all = Object.entries(parts)
  const facets = all.map(([name, { filter, stages }]) => [name, [{ $match: filter }, ...stages]])
  const [found] = await storedBookings(payload)
    .aggregate<Record<string, unknown[]>>([
      { $match: { $or: all.map(([, { filter }]) => filter) } },
      { $facet: Object.fromEntries(facets) },
    ])
    .toArray()
  return <Row>(name: string) => (found?.[name] ?? []) as Row[]
}
