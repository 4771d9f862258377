import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { chosenTitles } from '@/booking/create/chosenTitles'
import { timelineEntry } from '@/booking/create/timelineEntry'
import { checkMove, validateChange } from '@/booking/create/validateBooking'
import { changesBetween } from '@/booking/rules/changes'
import { followFunctions } from '@/booking/rules/functions'
import { personalFields } from '@/booking/rules/personalFields'
import { isAnswer, TIMELINE_MAX, type TimelineEntry } from '@/booking/rules/timeline'
import type { Booking } from '@/payload-types'
import { Conflict } from './conflict'
import { withMenuWords } from './withMenuWords'

/** The time defaults to now, and the author to the signed-in account. */
export type Activity = Pick<TimelineEntry, 'crew' | 'kind' | 'outcome' | 'text' | 'undone'> &
  Partial<Pick<TimelineEntry, 'at' | 'by' | 'byName' | 'id'>>

declare module 'payload' {
  interface RequestContext {
    /** Set by the endpoints in this folder: the timeline entries to add. */
    activities?: Activity[]
    /** Set by the endpoint that corrects a note: replaces the stored timeline. */
    timeline?: Booking['timeline']
  }
}

/**
 * The steps of every change of a booking, from the panel, the API or an endpoint of this folder. Payload then
 * writes the change if the revision is still the one that was read (platform/compareRevisions.ts). Throws
 * ValidationError, or a conflict with status 409.
 */
export const changeBooking: CollectionBeforeChangeHook<Booking> = async ({
  data: sent,
  operation,
  originalDoc: before,
  req,
}) => {
  if (operation !== 'update' || !before) return sent
  const revision = nextRevision(sent, before)
  const valid = validateChange(withoutErased(sent, before), before, req)
  const titles = await chosenTitles(valid, req, before)
  const changed = { ...valid, ...followFunctions({ ...before, ...valid }), ...titles }
  const lostReason = checkMove({ before, from: before.status, req, to: changed })
  const after: Partial<Booking> = { ...changed, lostReason, revision }
  // The outbox is not written, because an email that was sent in the meantime would be queued again.
  delete after.emails
  delete after.nextEmailAt
  // The prints are not written, because they are stored without raising the revision.
  delete after.printed
  return { ...after, ...(await recordChange({ after, before, req })) }
}

function nextRevision({ revision }: Partial<Booking>, before: Booking): number {
  const current = before.revision ?? 0
  if ((revision ?? current) === current) return current + 1
  throw new Conflict(before.timeline?.at(-1)?.byName ?? '')
}

/** A form that was opened before personal data was erased must not write it back. */
function withoutErased(sent: Partial<Booking>, { anonymisedAt }: Booking): Partial<Booking> {
  if (!anonymisedAt) return sent
  const erased = personalFields(Object.keys(sent))
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !erased.includes(name)))
}

interface Change {
  after: Partial<Booking>
  before: Booking
  req: PayloadRequest
}

async function recordChange({ after, before, req }: Change): Promise<Partial<Booking>> {
  const [activity, ...others] = req.context.activities ?? []
  const timeline = req.context.timeline ?? before.timeline
  const described = await withMenuWords({ after, before, payload: req.payload })
  const changes = await withNames(changesBetween(described), req)
  if (!activity && changes.length === 0) return { timeline }
  const leftNew = changes.some(({ field, from }) => field === 'status' && from === 'new')
  const isAnswered = leftNew || (activity && isAnswer(activity))
  const answeredAt = before.answeredAt ?? (isAnswered ? new Date().toISOString() : null)
  const entries = [
    ...(timeline ?? []),
    timelineEntry({ ...(activity ?? { kind: 'change' }), changes }, req),
    ...others.map((other) => timelineEntry(other, req)),
  ]
  return {
    answeredAt: after.status === 'new' ? null : answeredAt,
    timeline: entries.slice(-TIMELINE_MAX) as Booking['timeline'],
  }
}

type Changes = ReturnType<typeof changesBetween>

/** The timeline stores the names of people, services and plans, which may be deleted later. */
const namedBy = { assignedTo: 'users', plan: 'pricing-plans', service: 'services' } as const

function withNames(changes: Changes, req: PayloadRequest): Promise<Changes> {
  return Promise.all(
    changes.map(async ({ field, from, to }) => ({
      field,
      from: await nameOf(field, from, req),
      to: await nameOf(field, to, req),
    })),
  )
}

async function nameOf(field: string, id: string | null | undefined, req: PayloadRequest) {
  if (!id || !(field in namedBy)) return id
  const collection = namedBy[field as keyof typeof namedBy]
  const found = await req.payload.findByID({ collection, depth: 0, disableErrors: true, id, req })
  const { email, name, title } = (found ?? {}) as Record<string, string | undefined>
  return title || name || email || id
}
