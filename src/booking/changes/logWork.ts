import { Forbidden, NotFound, ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { endpointWithRight, bodyOf } from '@/account/endpointWithRight'
import { audit, documentOf } from '@/audit/auditLog'
import { isAnswer, noteRights, type TimelineEntry } from '@/booking/rules/timeline'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { maxLengths } from '@/rules/maxLengths'
import type { Activity } from './changeBooking'
import { retryOnConflict } from './conflict'

const text = z.string().trim().max(maxLengths.paragraph)

const note = z.object({ crew: z.boolean().optional(), text: text.min(1) })

const activities = z.discriminatedUnion('kind', [
  note.extend({ kind: z.literal('note') }),
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

const missing = { message: words.noteMissing, path: 'text' }

export const logWork = endpointWithRight({
  path: '/:id/log',
  right: 'changeBookings',
  method: 'post',
  answer: async (req) => {
    const activity = await bodyOf(req, activities, missing)
    const work = { activity, id: String(req.routeParams?.id), req }
    return { doc: await retryOnConflict(() => write(work)) }
  },
})

export const correctNote = endpointWithRight({
  path: '/:id/log/:entry',
  right: 'changeBookings',
  method: 'patch',
  answer: async (req) => {
    const to = await bodyOf(req, note, missing)
    const correctedAt = new Date().toISOString()
    return changeNote(req, { action: 'noteCorrected', to: { ...to, correctedAt } })
  },
})

export const removeNote = endpointWithRight({
  path: '/:id/log/:entry',
  right: 'changeBookings',
  method: 'delete',
  answer: (req) => {
    const removedAt = new Date().toISOString()
    return changeNote(req, { action: 'noteRemoved', to: { removedAt, text: null } })
  },
})

interface NoteChange {
  action: 'noteCorrected' | 'noteRemoved'
  to: Pick<TimelineEntry, 'correctedAt' | 'crew' | 'removedAt' | 'text'>
}

async function changeNote(req: PayloadRequest, { action, to }: NoteChange) {
  const { payload, routeParams, user } = req
  const found = { collection: 'bookings', depth: 0, overrideAccess: false, req } as const
  const doc: Booking = await retryOnConflict(async () => {
    const { id, revision, timeline } = await payload.findByID({
      ...found,
      id: String(routeParams?.id),
    })
    const entry = timeline?.find((one) => one.id === routeParams?.entry)
    if (!entry) throw new NotFound(req.t)
    const rights = noteRights(entry, { now: new Date(), userId: String(user?.id) })
    if (!rights.remove) throw new Forbidden(req.t)
    if (action === 'noteCorrected' && !rights.correct) {
      throw new ValidationError({ errors: [{ message: words.noteTooOld, path: 'text' }] }, req.t)
    }
    const changed = timeline?.map((one) => (one === entry ? { ...one, ...to } : one))
    return payload.update({ ...found, context: { timeline: changed }, data: { revision }, id })
  })
  const document = documentOf(payload.collections.bookings.config, { ...doc })
  await audit({ about: 'bookings', action, document, req })
  return { doc }
}

interface Work {
  activity: Activity
  id: string
  req: PayloadRequest
}

async function write({ activity, id, req }: Work) {
  const found = { collection: 'bookings', depth: 0, id, overrideAccess: false, req } as const
  const { status } = await req.payload.findByID(found)
  const reached = isAnswer(activity) && status === 'new'
  return req.payload.update({
    ...found,
    context: { activities: [activity] },
    data: reached ? { status: 'contacted' } : {},
  })
}
