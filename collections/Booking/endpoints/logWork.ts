import { Forbidden, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { limits } from '@/domain/limits'
import { isAnswer } from '@/domain/timeline'
import { bookingWork as words } from '@/messages/en/bookingWork'
import { isAdmin } from '../../access/roles'
import { againOnRace } from '../../revisions/againOnRace'
import type { Deed } from '../hooks/recordWork'

const text = z.string().trim().max(limits.paragraph)

const deeds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), crew: z.boolean().optional(), text: text.min(1) }),
  z.object({
    kind: z.literal('call'),
    outcome: z.enum(['spoke', 'noAnswer']),
    text: text.optional(),
  }),
  z.object({
    kind: z.literal('message'),
    outcome: z.enum(['whatsapp', 'email']),
    text: text.optional(),
  }),
])

/** A note, a call or a message goes into the timeline; whoever was reached is no longer new. */
export const logWork: Endpoint = {
  path: '/:id/log',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    const deed = deeds.safeParse(await req.json?.())
    if (!deed.success) {
      const errors = [{ message: words.noteMissing, path: 'text' }]
      throw new ValidationError({ errors }, req.t)
    }
    const work = { deed: deed.data, id: String(req.routeParams?.id), req }
    const doc = await againOnRace(() => write(work))
    return Response.json({ doc }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

interface Work {
  deed: Deed
  id: string
  req: PayloadRequest
}

async function write({ deed, id, req }: Work) {
  const found = { collection: 'bookings', depth: 0, id, overrideAccess: false, req } as const
  const { status } = await req.payload.findByID(found)
  const reached = isAnswer(deed) && status === 'new'
  return req.payload.update({
    ...found,
    context: { deed },
    data: reached ? { status: 'contacted' } : {},
  })
}
