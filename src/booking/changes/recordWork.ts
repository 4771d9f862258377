import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { changesBetween } from '@/booking/rules/changes'
import { isAnswer, statusBefore, TIMELINE_MAX, type TimelineEntry } from '@/booking/rules/timeline'
import type { Booking } from '@/payload-types'
import { canMove, firstStatus } from '@/booking/rules/status'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import { isAdmin } from '../../account/access'
import { Conflict } from './conflict'

/** What somebody did, besides changing fields; set by an endpoint. */
export type Deed = Pick<TimelineEntry, 'crew' | 'kind' | 'outcome' | 'text' | 'undone'>

/** Writes who changed what into the booking, in the same write as the change. */
export const recordWork: CollectionBeforeChangeHook<Booking> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return isAdmin(req.user) ? { ...data, timeline: [entry({ kind: 'added' }, req)] } : data
  }
  const [deed, ...others] = (req.context.deeds ?? []) as Deed[]
  // An endpoint that corrects the timeline also sends the revision it was read at.
  const before = (req.context.timeline as Booking['timeline']) ?? originalDoc?.timeline
  const changes = await withNames(changesBetween({ after: data, before: originalDoc ?? {} }), req)
  if (!deed && changes.length === 0) return { ...data, timeline: before }
  const moved = changes.some(({ field, from }) => field === 'status' && from === 'new')
  const isNew = data.status === 'new'
  const answered = originalDoc?.answeredAt ?? null
  const now = new Date().toISOString()
  return {
    ...data,
    answeredAt: isNew ? null : (answered ?? ((deed && isAnswer(deed)) || moved ? now : null)),
    timeline: [
      ...(before ?? []),
      entry({ ...(deed ?? { kind: 'change' }), changes }, req),
      ...others.map((other) => entry(other, req)),
    ].slice(-TIMELINE_MAX) as Booking['timeline'],
  }
}

function entry(done: Omit<TimelineEntry, 'at'>, { user }: PayloadRequest) {
  const at = new Date().toISOString()
  return { ...done, at, by: user?.id, byName: user?.name || user?.email }
}

type Changes = ReturnType<typeof changesBetween>

/** An id tells a reader nothing, and what it stood for may be gone by then. */
async function withNames(changes: Changes, req: PayloadRequest): Promise<Changes> {
  return Promise.all(
    changes.map(async ({ field, from, to }) => ({
      field,
      from: await nameOf(field, from, req),
      to: await nameOf(field, to, req),
    })),
  )
}

const named = { assignedTo: 'users', plan: 'pricing-plans', service: 'services' } as const

async function nameOf(field: string, id: string | null | undefined, req: PayloadRequest) {
  if (!id || !(field in named)) return id
  const collection = named[field as keyof typeof named]
  const found = await req.payload.findByID({ collection, depth: 0, disableErrors: true, id, req })
  const { email, name, title } = (found ?? {}) as Record<string, string | undefined>
  return title || name || email || id
}

/** The stages of a request, wherever the change comes from. A reason belongs to what is lost only. */
export const followStatus: CollectionBeforeChangeHook<Booking> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ errors: [{ message, path }] }, req.t)
  }
  const from = originalDoc?.status ?? firstStatus
  const to = data.status ?? from
  if (operation === 'update' && to !== from) {
    const before = statusBefore(originalDoc?.timeline)
    if (!canMove({ before, from, to })) refuse('status', words.noMove(from, to))
  }
  if (to !== 'lost') return { ...data, lostReason: null }
  // One that was lost before reasons were asked for can still be worked with.
  if (!data.lostReason && from !== 'lost') refuse('lostReason', words.reasonMissing)
  return data
}

/** Refuses what was written over an older state; compareRevisions holds the same at the write itself. */
export const countRevision: CollectionBeforeChangeHook<Booking> = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation === 'create') return data
  const current = originalDoc?.revision ?? 0
  if ((data.revision ?? current) !== current) {
    throw new Conflict(originalDoc?.timeline?.at(-1)?.byName ?? '')
  }
  return { ...data, revision: current + 1 }
}
