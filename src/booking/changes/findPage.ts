import type { Payload, Where } from 'payload'
import { COUNT_MAX } from '@/booking/rules/countMax'
import {
  BOOKINGS_PER_PAGE,
  BOOKINGS_SHOWN_MAX,
  type BookingView,
  fieldOfDays,
  sortFields,
} from '@/booking/rules/view'
import { countAtMost, findIds } from '@/platform/boundedQueries'

interface Page {
  payload: Payload
  view: BookingView
  where: Where
}

interface Found {
  hasNext: boolean
  ids: string[]
  page: number
  /** Undefined when there are more bookings than were counted. */
  pages?: number
  /** More than `COUNT_MAX` when the exact number is unknown. */
  total: number
}

/**
 * The ids of one page. Counts up to one booking past the page, and at least up to `COUNT_MAX`, so it knows
 * whether there is a next page. The caller checks access.
 */
export async function findPage({ payload, view, where }: Page): Promise<Found> {
  const { page } = view
  const limit = view.show === 'all' ? BOOKINGS_SHOWN_MAX : BOOKINGS_PER_PAGE
  const skip = (page - 1) * limit
  const end = skip + limit
  const most = Math.max(COUNT_MAX, end) + 1
  const bookings = { collection: 'bookings', payload } as const
  const [ids, total] = await Promise.all([
    findInOrder({ limit, skip }),
    countAtMost({ ...bookings, most, where }),
  ])
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) return findPage({ payload, view: { ...view, page: pages }, where })
  return { hasNext: total > end, ids, page, pages: total < most ? pages : undefined, total }

  /** Days are stored as texts, so bookings without a day would sort first. This puts them last. */
  async function findInOrder(part: { limit: number; skip: number }): Promise<string[]> {
    const sort = sortFields(view.sort)
    const field = fieldOfDays(view.sort)
    if (!field) return findIds({ ...bookings, ...part, sort, where })
    const isDated = { and: [where, { [field]: { greater_than: '' } }] }
    const isUndated = {
      and: [where, { or: [{ [field]: { equals: null } }, { [field]: { equals: '' } }] }],
    }
    const dated = await findIds({ ...bookings, ...part, sort, where: isDated })
    const left = part.limit - dated.length
    if (left === 0) return dated
    const before =
      dated.length > 0 || part.skip === 0
        ? part.skip
        : await countAtMost({ ...bookings, most: part.skip, where: isDated })
    const rest = { limit: left, skip: part.skip - before }
    return [...dated, ...(await findIds({ ...bookings, ...rest, sort, where: isUndated }))]
  }
}
