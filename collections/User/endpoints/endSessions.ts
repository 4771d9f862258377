import { Forbidden, type Endpoint } from 'payload'
import { isAdmin } from '../../access/roles'

interface StoredUser {
  sessions?: { id: string }[]
}

/**
 * Ends the sessions of an account, all but the one that asks: one's own, and an admin anybody's.
 * In the database itself, so that a sign-in at the same moment is not overwritten.
 */
export const endSessions: Endpoint = {
  path: '/:id/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, user } = req
    const id = String(routeParams?.id)
    if (!isAdmin(user) && user?.id !== id) throw new Forbidden(req.t)
    const found = { collection: 'users', depth: 0, overrideAccess: false, req } as const
    await payload.findByID({ ...found, id })
    const { base: mongo } = payload.db.connection
    const users = payload.db.connection.collection<StoredUser>('User')
    const kept = (user as { _sid?: string } | null)?._sid ?? ''
    await users.updateOne(
      { _id: new mongo.Types.ObjectId(id) as never },
      { $pull: { sessions: { id: { $ne: kept } } } },
    )
    return Response.json({ ended: true }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
