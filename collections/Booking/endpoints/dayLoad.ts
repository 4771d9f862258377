import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { dayLoad as loadOf } from '@/domain/dayLoad'
import { dayInIndia, isDay, type Day } from '@/domain/days'
import { en } from '@/messages/en'

/** Whether a day is free, for anybody who asks: one word, never how many. */
export const dayLoad: Endpoint = {
  path: '/day-load',
  method: 'get',
  handler: async (req) => {
    const { date } = req.query
    if (typeof date !== 'string' || !isDay(date)) throw unknownDay(req)
    const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
    const limit = settings.eventsPerDay
    const confirmed = limit ? await countConfirmed(date, req) : 0
    const load = loadOf({ confirmed, day: date, limit, today: dayInIndia(new Date()) })
    return Response.json({ load }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function countConfirmed(day: Day, req: PayloadRequest): Promise<number> {
  const where = { date: { equals: day }, status: { equals: 'confirmed' } }
  const { totalDocs } = await req.payload.count({ collection: 'bookings', req, where })
  return totalDocs
}

const unknownDay = ({ t }: PayloadRequest) =>
  new ValidationError({ errors: [{ message: en.problems.dayUnknown(), path: 'date' }] }, t)
