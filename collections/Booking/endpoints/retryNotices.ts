import { Forbidden, type Endpoint } from 'payload'
import { isAdmin } from '../../access/roles'
import { requeueNotices } from '../requeueNotices'

/** Tries the mails of a booking once more that were given up; the clock sends them. */
export const retryNotices: Endpoint = {
  path: '/:id/notices/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, user } = req
    if (!isAdmin(user)) throw new Forbidden(req.t)
    const found = { collection: 'bookings', depth: 0, overrideAccess: false, req } as const
    const { id } = await payload.findByID({ ...found, id: String(routeParams?.id), trash: true })
    const requeued = await requeueNotices({ id, payload })
    return Response.json({ requeued }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
