import { endpointWithRight } from '@/account/endpointWithRight'
import { whereOf } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import type { Booking } from '@/payload-types'
import type { QuoteVersion, StoredQuote } from '@/quote/rules/quote'
import { acceptedOf, draftOf, lastIssuedOf } from '@/quote/rules/quoteState'
import { findQuotesOf } from '@/quote/storedQuotes'

const TEXT_MAX = 80
const BOOKINGS_MAX = 50
const QUOTES_MAX = 8

/** Quotes whose lines can be copied: the newest, or those of bookings that match the search. */
export const findEarlier = endpointWithRight({
  path: '/earlier',
  right: 'manageQuotes',
  method: 'get',
  answer: async ({ payload, searchParams, user }) => {
    const q = (searchParams.get('text') ?? '').trim().slice(0, TEXT_MAX)
    const newest = q ? undefined : await findQuotesOf(payload, { limit: QUOTES_MAX })
    const found = whereOf({ now: new Date(), userId: user.id, view: { ...firstView, q } })
    const { docs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      limit: BOOKINGS_MAX,
      overrideAccess: false,
      pagination: false,
      select: { functions: true, name: true, reference: true },
      sort: '-createdAt',
      user,
      where: newest ? { id: { in: newest.map(({ booking }) => booking) } } : found,
    })
    const bookings = new Map(docs.map((booking) => [booking.id, booking]))
    const ids = [...bookings.keys()]
    const quotes = newest ?? (await findQuotesOf(payload, { bookings: ids, limit: QUOTES_MAX }))
    return { quotes: quotes.flatMap((quote) => toEarlier(quote, bookings.get(quote.booking))) }
  },
})

type Found = Pick<Booking, 'functions' | 'name' | 'reference'>

function toEarlier({ booking: id, versions }: StoredQuote, booking: Found | undefined) {
  const version = acceptedOf(versions) ?? lastIssuedOf(versions) ?? draftOf(versions)
  const lines = version?.content.lines ?? []
  if (!version || !booking || lines.length === 0) return []
  return {
    id,
    title: [booking.name, booking.reference].filter(Boolean).join(', '),
    total: (version.acceptance ?? version.issued)?.amounts.total,
    functions: namesOf(version, booking),
    lines,
  }
}

const namesOf = ({ issued }: QuoteVersion, { functions }: Found) =>
  (issued?.functions ?? functions ?? []).flatMap(({ id, name }) =>
    id ? { id, name: name ?? '' } : [],
  )
