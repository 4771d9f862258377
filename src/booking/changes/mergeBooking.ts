import { isDeepStrictEqual } from 'node:util'
import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { endpointWithRight, bodyOf } from '@/account/endpointWithRight'
import { bothFunctions, differingFields, fillGaps } from '@/booking/rules/changes'
import { customersFields } from '@/booking/rules/fields'
import { followingFields } from '@/booking/rules/functions'
import { panelWords } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { readQuoteOf } from '@/quote/storedQuotes'
import { isDocumentId } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import type { Activity } from './changeBooking'
import { Conflict, retryOnConflict } from './conflict'

const other = z.string().refine(isDocumentId)

const bodySchema = z.object({
  other,
  take: z.array(z.enum(customersFields)).default([]),
})

const undoing = z.object({
  other,
  revision: z.number().int(),
  values: z.partialRecord(
    z.enum(customersFields),
    z.union([z.string(), z.number(), z.null(), z.array(z.unknown())]),
  ),
})

/**
 * Merges the other booking into this one and then moves the other to the trash, so that an interruption loses
 * no data. The other booking moves only if it is unchanged since it was read.
 */
export const mergeBooking = endpointWithRight({
  path: '/:id/merge',
  right: 'changeBookings',
  method: 'post',
  answer: async (req) => {
    const { body, id } = await read(req, bodySchema)
    const { doc, from, values } = await retryOnConflict(() => take({ ...body, id, req }))
    const taken = { doc, from, req, values }
    try {
      await leave({ from, into: doc, req })
    } catch (error) {
      await giveBack(taken)
      throw error
    }
    try {
      await refuseInTrash({ id, req })
    } catch (error) {
      await retryOnConflict(() => restore({ into: doc, other: body.other, req }))
      await giveBack(taken)
      throw error
    }
    return { doc, values }
  },
})

export const undoMerge = endpointWithRight({
  path: '/:id/merge/undo',
  right: 'changeBookings',
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

interface Take extends z.infer<typeof bodySchema> {
  id: string
  req: PayloadRequest
}

async function take({ id, other, req, take: chosen }: Take) {
  const { payload } = req
  const into = await payload.findByID({ ...found(req), id })
  const from = await payload.findByID({ ...found(req), id: other })
  await refuseWithQuote(from, req)
  const taken = differingFields({ from, into }).filter((name) => chosen.includes(name))
  const message = bothMessages({ from, into })
  const chosenValues = Object.fromEntries(taken.map((name) => [name, from[name]]))
  const data: Partial<Booking> = {
    ...fillGaps({ from, into }),
    ...chosenValues,
    ...bothFunctions({ from, into }),
    ...message.joined,
  }
  const doc = await payload.update({
    ...found(req),
    context: { activities: [merged(from), ...message.notes] },
    data: { ...data, revision: into.revision },
    id,
  })
  const values = Object.fromEntries(
    [...Object.keys(data), ...(data.functions ? followingFields : [])].map((name) => [
      name,
      into[name as keyof Booking] ?? null,
    ]),
  )
  return { doc, from, values }
}

/** The quote would be lost with the booking in the trash. */
async function refuseWithQuote({ id, reference }: Booking, { payload, t }: PayloadRequest) {
  if (!(await readQuoteOf(payload, id))) return
  const message = panelWords.merge.hasQuote(reference ?? '')
  throw new ValidationError({ errors: [{ message, path: 'other' }] }, t)
}

function bothMessages({ from, into }: { from: Booking; into: Booking }) {
  if (!from.message || !into.message || from.message === into.message) {
    return { joined: {}, notes: [] }
  }
  const second = panelWords.merge.messageOf(from.reference ?? '', from.message)
  const message = `${into.message}\n\n${second}`
  if (message.length <= maxLengths.paragraph) return { joined: { message }, notes: [] }
  return { joined: {}, notes: [{ kind: 'note', text: from.message } satisfies Activity] }
}

interface Leave {
  from: Pick<Booking, 'id' | 'revision'>
  into: Booking
  req: PayloadRequest
}

function leave({ from: { id, revision }, into, req }: Leave) {
  const data = { deletedAt: new Date().toISOString(), revision }
  return req.payload.update({ ...found(req), context: { activities: [merged(into)] }, data, id })
}

interface Taken {
  doc: Booking
  from: Booking
  req: PayloadRequest
  values: Partial<Record<string, unknown>>
}

/** Keeps changes that others made since the merge. */
function giveBack({ doc, from, req, values }: Taken) {
  const any = { ...found(req), id: doc.id, trash: true }
  return retryOnConflict(async () => {
    const now = await req.payload.findByID(any)
    const isAsTaken = ([name]: [string, unknown]) =>
      isDeepStrictEqual(now[name as keyof Booking], doc[name as keyof Booking])
    const back = Object.fromEntries(Object.entries(values).filter(isAsTaken))
    const context = { activities: [{ ...merged(from), undone: true }] }
    return req.payload.update({ ...any, context, data: { ...back, revision: now.revision } })
  })
}

/** Two merges in opposite directions at the same moment would put both bookings into the trash. */
async function refuseInTrash({ id, req }: { id: string; req: PayloadRequest }) {
  const { deletedAt, timeline } = await req.payload.findByID({ ...found(req), id, trash: true })
  if (deletedAt) throw new Conflict(timeline?.at(-1)?.byName ?? '')
}

interface Undo extends z.infer<typeof undoing> {
  id: string
  req: PayloadRequest
}

/**
 * Restores the other booking first, so that an interruption loses no data. It goes back to the trash when
 * this booking was changed in the meantime and stays merged.
 */
async function undo({ id, other, req, revision, values }: Undo): Promise<Booking> {
  const { payload } = req
  const any = { ...found(req), id, trash: true }
  const into = await payload.findByID(any)
  if (into.revision !== revision) throw new Conflict(into.timeline?.at(-1)?.byName ?? '')
  const { from, restored } = await retryOnConflict(() => restore({ into, other, req }))
  const context = { activities: [{ ...merged(from), undone: true }] }
  const data = { ...values, revision } as Partial<Booking>
  try {
    return await payload.update({ ...any, context, data })
  } catch (error) {
    if (restored && !(await isUndone({ from, id, req }))) await leave({ from, into, req })
    throw error
  }
}

interface Restore {
  into: Booking
  other: string
  req: PayloadRequest
}

async function restore({ into, other, req }: Restore) {
  const any = { ...found(req), id: other, trash: true }
  const from = await req.payload.findByID(any)
  const last = from.timeline?.at(-1)
  const isMerged = from.deletedAt && last?.kind === 'merge' && last.text === into.reference
  if (!isMerged) return { from }
  const context = { activities: [{ ...merged(into), undone: true }] }
  const data = { deletedAt: null, revision: from.revision }
  return { from: await req.payload.update({ ...any, context, data }), restored: true }
}

/** A concurrent undo of the same merge needs the other booking outside the trash. */
async function isUndone({ from, id, req }: { from: Booking; id: string; req: PayloadRequest }) {
  const { timeline } = await req.payload.findByID({ ...found(req), id, trash: true })
  const last = timeline?.findLast(({ kind, text }) => kind === 'merge' && text === from.reference)
  return Boolean(last?.undone)
}

const found = (req: PayloadRequest) =>
  ({ collection: 'bookings', depth: 0, overrideAccess: false, req }) as const

const merged = ({ reference }: Booking): Activity => ({ kind: 'merge', text: reference })
