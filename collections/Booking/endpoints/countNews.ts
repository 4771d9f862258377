import { Forbidden, type Endpoint, type Where } from 'payload'
import { readView } from '@/domain/bookingView/readView'
import { whereOf } from '@/domain/bookingView/whereOf'
import { isAdmin } from '../../access/roles'

/** How many came into a view of the desk since a moment. Nothing comes into the trash by itself. */
export const countNews: Endpoint = {
  path: '/news',
  method: 'get',
  handler: async (req) => {
    const { payload, searchParams, user } = req
    if (!isAdmin(user) || !user) throw new Forbidden(req.t)
    const view = readView(searchParams)
    const since = new Date(searchParams.get('after') ?? '')
    if (view.tab === 'trash' || Number.isNaN(since.getTime())) return answer(0)
    const isNew: Where = { createdAt: { greater_than: since.toISOString() } }
    const seen = whereOf({ now: new Date(), userId: user.id, view })
    const { totalDocs } = await payload.count({
      collection: 'bookings',
      overrideAccess: false,
      req,
      trash: true,
      where: { and: [isNew, seen] },
    })
    return answer(totalDocs)
  },
}

const answer = (count: number) =>
  Response.json({ count }, { headers: { 'Cache-Control': 'no-store' } })
