import { Forbidden, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { fillGaps } from '@/domain/fillGaps'
import { requestWords } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { isAdmin } from '../../access/roles'
import { againOnRace } from '../../revisions/againOnRace'
import type { Deed } from '../hooks/recordWork'

const body = z.object({ other: z.string().regex(/^[0-9a-f]{24}$/) })

/**
 * Two requests of one customer become one: this one gets what it lacks, the other goes to the trash,
 * and both say so. The other leaves last, so that a machine that stops in between loses nothing.
 */
export const mergeBooking: Endpoint = {
  path: '/:id/merge',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    const asked = body.safeParse(await req.json?.())
    if (!asked.success || asked.data.other === id) {
      const errors = [{ message: requestWords.merge.unknown, path: 'other' }]
      throw new ValidationError({ errors }, req.t)
    }
    const doc = await againOnRace(() => take({ from: asked.data.other, id, req }))
    await againOnRace(() => leave({ id: asked.data.other, into: doc, req }))
    return Response.json({ doc }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

interface Take {
  from: string
  id: string
  req: PayloadRequest
}

async function take({ from, id, req }: Take): Promise<Booking> {
  const { payload } = req
  const into = await payload.findByID({ ...found(req), id })
  const other = await payload.findByID({ ...found(req), id: from })
  return payload.update({
    ...found(req),
    context: { deed: merged(other) },
    data: fillGaps({ from: other, into }),
    id,
  })
}

function leave({ id, into, req }: { id: string; into: Booking; req: PayloadRequest }) {
  const data = { deletedAt: new Date().toISOString() }
  return req.payload.update({ ...found(req), context: { deed: merged(into) }, data, id })
}

const found = (req: PayloadRequest) =>
  ({ collection: 'bookings', depth: 0, overrideAccess: false, req }) as const

const merged = ({ reference }: Booking): Deed => ({ kind: 'merge', text: reference })
