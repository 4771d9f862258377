import type { PayloadRequest } from 'payload'
import type { Booking } from '@/payload-types'
import { rootLocale } from '@/rules/locales'

const collections = { plan: 'pricing-plans', service: 'services' } as const

type Choice = keyof typeof collections

/**
 * The titles of the chosen service and plan, stored with their ids in the language of the panel, so that they
 * stay readable when the service is renamed or deleted. Removes a choice that the sender cannot read. With
 * `before`, only looks up changed choices.
 */
export async function chosenTitles(
  booking: Partial<Booking>,
  req: PayloadRequest,
  before: Partial<Booking> = {},
): Promise<Partial<Booking>> {
  const names = Object.keys(collections) as Choice[]
  const changed = names.filter((name) => (booking[name] ?? null) !== (before[name] ?? null))
  const found = await Promise.all(changed.map((name) => findChoice(name, booking[name], req)))
  return Object.assign({}, ...found) as Partial<Booking>
}

/** Null, because Payload keeps the stored value of an undefined field. */
async function findChoice(name: Choice, id: unknown, req: PayloadRequest) {
  const nothing = { [name]: null, [`${name}Title`]: null }
  if (typeof id !== 'string' || !id) return nothing
  const { docs } = await req.payload.find({
    collection: collections[name],
    depth: 0,
    limit: 1,
    locale: rootLocale,
    overrideAccess: false,
    req,
    select: { title: true },
    where: { id: { equals: id } },
  })
  return docs[0] ? { [name]: docs[0].id, [`${name}Title`]: docs[0].title } : nothing
}
