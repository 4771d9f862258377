import type { PayloadRequest } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { fieldOfDays, sortFields } from '@/domain/bookingView/sortFields'
import { whereOf } from '@/domain/bookingView/whereOf'
import { toCsv } from './toCsv'

const PART = 250

interface Asked {
  req: PayloadRequest
  userId: string
  view: BookingView
}

/** The bookings of a view in its order. Which ones is settled first: pages would shift meanwhile. */
export async function* csvParts({ req, userId, view }: Asked): AsyncGenerator<string> {
  const asked = { collection: 'bookings', overrideAccess: false, pagination: false, req } as const
  const { docs } = await req.payload.find({
    ...asked,
    depth: 0,
    select: { date: true, followUpOn: true },
    sort: sortFields(view.sort),
    trash: true,
    where: whereOf({ now: new Date(), userId, view }),
  })
  const field = fieldOfDays(view.sort)
  const ids = docs
    .toSorted((a, b) => (field ? Number(!a[field]) - Number(!b[field]) : 0))
    .map(({ id }) => id)
  yield toCsv({ bookings: [], isFirst: true })
  for (let start = 0; start < ids.length; start += PART) {
    const wanted = ids.slice(start, start + PART)
    const found = await req.payload.find({
      ...asked,
      depth: 1,
      select: { notices: false, timeline: false },
      trash: true,
      where: { id: { in: wanted } },
    })
    const byId = new Map(found.docs.map((booking) => [booking.id, booking]))
    yield toCsv({ bookings: wanted.flatMap((id) => byId.get(id) ?? []), isFirst: false })
  }
}
