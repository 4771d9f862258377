import { type Endpoint, type PayloadRequest, ValidationError, type Where } from 'payload'
import { endpointWithRight, uncached } from '@/account/endpointWithRight'
import { requeueEmails } from '@/booking/emails/queueEmails'
import { noteChange } from '@/booking/noteChange'
import { functionTitle } from '@/booking/rules/describeFunctions'
import { whereOf } from '@/booking/rules/filters'
import { makeFormToken } from '@/booking/rules/formToken'
import { dayLoad as loadOf } from '@/booking/rules/monthDays'
import { onDays } from '@/booking/rules/onDays'
import { takingDay } from '@/booking/rules/status'
import { firstView, readView } from '@/booking/rules/view'
import { en } from '@/i18n/en'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { type Day, dayInIndia, isDay } from '@/time/days'

export const countNewEndpoint = endpointWithRight({
  path: '/count-new',
  right: 'readBookings',
  method: 'get',
  answer: async (req) => {
    const { payload, searchParams, user } = req
    const view = readView(searchParams)
    const since = new Date(searchParams.get('after') ?? '')
    if (view.tab === 'trash' || Number.isNaN(since.getTime())) return { count: 0 }
    const isNew: Where = { createdAt: { greater_than: since.toISOString() } }
    const seen = whereOf({ now: new Date(), userId: user.id, view })
    const { totalDocs } = await payload.count({
      collection: 'bookings',
      overrideAccess: false,
      req,
      trash: true,
      where: { and: [isNew, seen] },
    })
    return { count: totalDocs }
  },
})

/** The maximum number of bookings, the newest first. */
const MENUS_MAX = 10

/** Finds menus to copy, by the same search as the list of bookings. */
export const findMenusEndpoint = endpointWithRight({
  path: '/menus',
  right: 'readBookings',
  method: 'get',
  answer: async (req) => {
    const { payload, searchParams, user } = req
    const { q } = readView(searchParams)
    if (!q.trim()) return { bookings: [] }
    const view = { ...firstView, q, tab: 'all' as const }
    const found = whereOf({ now: new Date(), userId: user.id, view })
    const { docs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      limit: MENUS_MAX,
      overrideAccess: false,
      pagination: false,
      req,
      select: { functions: { dishes: true, name: true }, name: true, reference: true },
      sort: '-createdAt',
      trash: true,
      where: { and: [found, { 'functions.dishes': { greater_than: '' } }] },
    })
    const words = bookingDetails.functions
    return {
      bookings: docs.map(({ functions, id, name, reference }) => ({
        id,
        functions: (functions ?? []).flatMap((row, index) => {
          const { dishes } = row
          return dishes?.length ? [{ dishes, title: functionTitle(row, index, words) }] : []
        }),
        title: [name, reference].filter(Boolean).join(', '),
      })),
    }
  },
})

/** Public: returns one word for each day, never a number. */
export const dayLoadEndpoint: Endpoint = {
  path: '/day-load',
  method: 'get',
  handler: async (req) => {
    const { date } = req.query
    if (typeof date !== 'string' || !isDay(date)) throw unknownDay(req)
    const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
    const limit = settings.eventsPerDay
    const confirmed = limit ? await countConfirmed(date, req) : 0
    const load = loadOf({ confirmed, day: date, limit, today: dayInIndia(new Date()) })
    return uncached({ load })
  },
}

async function countConfirmed(day: Day, req: PayloadRequest): Promise<number> {
  const where: Where = { and: [onDays({ from: day, to: day }), { status: { in: takingDay } }] }
  const { totalDocs } = await req.payload.count({ collection: 'bookings', req, where })
  return totalDocs
}

const unknownDay = ({ t }: PayloadRequest) =>
  new ValidationError({ errors: [{ message: en.problems.dayUnknown(), path: 'date' }] }, t)

/** Pages are cached, so the form requests its token when it opens. */
export const formTokenEndpoint: Endpoint = {
  path: '/form-token',
  method: 'get',
  handler: ({ payload }) =>
    uncached({ token: makeFormToken({ issuedAt: Date.now(), key: payload.secret }) }),
}

export const retryEmailsEndpoint = endpointWithRight({
  path: '/:id/emails/retry',
  right: 'changeBookings',
  method: 'post',
  answer: async (req) => {
    const { payload, routeParams } = req
    const found = { collection: 'bookings', depth: 0, overrideAccess: false, req } as const
    const { id } = await payload.findByID({ ...found, id: String(routeParams?.id), trash: true })
    const requeued = await requeueEmails({ id, payload })
    await noteChange(payload)
    return { requeued }
  },
})
