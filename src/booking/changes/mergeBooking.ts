import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { askedFields } from '@/booking/rules/fields'
import { differingFields, fillGaps } from '@/booking/rules/changes'
import { limits } from '@/rateLimit/rules'
import { panelWords } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { adminEndpoint, bodyOf } from '../../account/adminEndpoint'
import { Conflict, retryOnConflict } from './conflict'
import type { Activity } from './changeBooking'

const other = z.string().regex(/^[0-9a-f]{24}$/)

const asked = z.object({
  other,
  take: z.array(z.enum(askedFields)).default([]),
})

const undoing = z.object({
  other,
  revision: z.number().int(),
  values: z.partialRecord(z.enum(askedFields), z.union([z.string(), z.number(), z.null()])),
})

/**
 * Merges the other booking into this one and moves it to the trash, last, so that an interruption
 * loses nothing.
 */
export const mergeBooking = adminEndpoint({
  path: '/:id/merge',
  method: 'post',
  answer: async (req) => {
    const { body, id } = await read(req, asked)
    const { doc, values } = await retryOnConflict(() => take({ ...body, id, req }))
    try {
      await retryOnConflict(() => leave({ id: body.other, into: doc, req }))
      await refuseInTrash({ id, req })
    } catch (error) {
      await undo({ id, other: body.other, req, values })
      throw error
    }
    return { doc, values }
  },
})

export const undoMerge = adminEndpoint({
  path: '/:id/merge/undo',
  method: 'post',
  answer: async (req) => {
    const { body, id } = await read(req, undoing)
    return { doc: await undo({ ...body, id, req }) }
  },
})

async function read<Body extends { other: string }>(req: PayloadRequest, schema: z.ZodType<Body>) {
  const id = String(req.routeParams?.id)
  const two = schema.refine(({ other }) => other !== id)
  const problem = { message: panelWords.merge.unknown, path: 'other' }
  return { body: await bodyOf(req, two, problem), id }
}

interface Take extends z.infer<typeof asked> {
  id: string
  req: PayloadRequest
}

async function take({ id, other, req, take: chosen }: Take) {
  const { payload } = req
  const into = await payload.findByID({ ...found(req), id })
  const from = await payload.findByID({ ...found(req), id: other })
  const taken = differingFields({ from, into }).filter((name) => chosen.includes(name))
  const message = bothMessages({ from, into })
  const chosenValues = Object.fromEntries(taken.map((name) => [name, from[name]]))
  const data: Partial<Booking> = {
    ...fillGaps({ from, into }),
    ...chosenValues,
    ...message.joined,
  }
  const doc = await payload.update({
    ...found(req),
    context: { activities: [merged(from), ...message.notes] },
    data: { ...data, revision: into.revision },
    id,
  })
  const values = Object.fromEntries(
    Object.keys(data).map((name) => [name, into[name as keyof Booking] ?? null]),
  )
  return { doc, values }
}

function bothMessages({ from, into }: { from: Booking; into: Booking }) {
  if (!from.message || !into.message || from.message === into.message) {
    return { joined: {}, notes: [] }
  }
  const second = panelWords.merge.messageOf(from.reference ?? '', from.message)
  const message = `${into.message}\n\n${second}`
  if (message.length <= limits.paragraph) return { joined: { message }, notes: [] }
  return { joined: {}, notes: [{ kind: 'note', text: from.message } satisfies Activity] }
}

function leave({ id, into, req }: { id: string; into: Booking; req: PayloadRequest }) {
  const data = { deletedAt: new Date().toISOString() }
  return req.payload.update({ ...found(req), context: { activities: [merged(into)] }, data, id })
}

/** Merged the other way round at the same moment, both bookings would now lie in the trash. */
async function refuseInTrash({ id, req }: { id: string; req: PayloadRequest }) {
  const { deletedAt, timeline } = await req.payload.findByID({ ...found(req), id, trash: true })
  if (deletedAt) throw new Conflict(timeline?.at(-1)?.byName ?? '')
}

interface Undo extends Omit<z.infer<typeof undoing>, 'revision'> {
  id: string
  revision?: number
  req: PayloadRequest
}

/**
 * The other comes back first: a process that stops in between loses nothing. It goes again when this one
 * was changed meanwhile and so stays merged.
 */
async function undo({ id, other, req, revision, values }: Undo): Promise<Booking> {
  const { payload } = req
  const any = { ...found(req), trash: true }
  const into = await payload.findByID({ ...any, id })
  if (revision !== undefined && into.revision !== revision) {
    throw new Conflict(into.timeline?.at(-1)?.byName ?? '')
  }
  const restore = async () => {
    const from = await payload.findByID({ ...any, id: other })
    const last = from.timeline?.at(-1)
    const isMerged = from.deletedAt && last?.kind === 'merge' && last.text === into.reference
    if (!isMerged) return { from }
    const context = { activities: [{ ...merged(into), undone: true }] }
    const data = { deletedAt: null, revision: from.revision }
    return { from: await payload.update({ ...any, context, data, id: other }), restored: true }
  }
  const { from, restored } = await retryOnConflict(restore)
  const context = { activities: [{ ...merged(from), undone: true }] }
  const data = { ...values, revision } as Partial<Booking>
  try {
    return await retryOnConflict(() => payload.update({ ...any, context, data, id }))
  } catch (error) {
    if (restored) await retryOnConflict(() => leave({ id: other, into, req }))
    throw error
  }
}

const found = (req: PayloadRequest) =>
  ({ collection: 'bookings', depth: 0, overrideAccess: false, req }) as const

const merged = ({ reference }: Booking): Activity => ({ kind: 'merge', text: reference })
