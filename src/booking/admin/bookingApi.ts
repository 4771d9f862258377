import * as z from 'zod/mini'
import * as apiPaths from '@/apiPaths'
import { type SavedView, parseSavedViews } from '@/booking/rules/parseSavedViews'
import type { BookingStatus, LostReason } from '@/booking/rules/status'
import type { TimelineEntry } from '@/booking/rules/timeline'
import { type BookingView, type OptionalColumn, preferenceKeys } from '@/booking/rules/view'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'

const { failures } = bookingWork

type FailureKind = 'conflict' | 'failed' | 'invalid' | 'offline' | 'unauthenticated'

/** The server refused or failed to carry out a request. The message is for the user. */
export class ChangeFailed extends Error {
  readonly kind: FailureKind
  readonly fields: { message: string; path: string }[]
  /** The data of the response. */
  readonly answer: unknown

  constructor(
    kind: FailureKind,
    message?: string,
    { answer, fields = [] }: Partial<Pick<ChangeFailed, 'answer' | 'fields'>> = {},
  ) {
    super(message ?? { ...failures, conflict: failures.failed, invalid: failures.failed }[kind])
    this.name = 'ChangeFailed'
    this.kind = kind
    this.fields = fields
    this.answer = answer
  }
}

export function asChangeFailed(error: unknown): ChangeFailed {
  return error instanceof ChangeFailed ? error : new ChangeFailed('failed')
}

/** A later version may have stored a value that this version does not know. */
const word = <Word extends string>() => z.custom<Word>((value) => typeof value === 'string')

const bookingSchema = z.looseObject({
  id: z.string(),
  assignedTo: z.nullish(z.string()),
  lostReason: z.nullish(word<LostReason>()),
  revision: z.nullish(z.number()),
  status: word<BookingStatus>(),
  timeline: z.nullish(
    z.array(
      z.object({
        byName: z.nullish(z.string()),
        changes: z.nullish(z.array(z.object({ field: z.string(), from: z.nullish(z.string()) }))),
      }),
    ),
  ),
})

/** A booking as the API returns it, without its relations. */
export type SavedBooking = z.infer<typeof bookingSchema>

const docSchema = z.object({ doc: bookingSchema })

const problemSchema = z.object({ message: z.string(), path: z.string() })

const errorsSchema = z.object({
  errors: z.array(
    z.object({
      data: z.nullish(z.object({ errors: z.optional(z.array(problemSchema)) })),
      message: z.optional(z.string()),
    }),
  ),
})

interface ApiRequest<Answer> extends Omit<RequestInit, 'body'> {
  body?: object
  schema: z.ZodMiniType<Answer>
  url: string
}

/** Throws ChangeFailed. */
export async function request<Answer>({ body, schema, url, ...init }: ApiRequest<Answer>) {
  const response = await fetch(url, {
    ...init,
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  }).catch(() => {
    throw new ChangeFailed('offline')
  })
  const json: unknown = await response.json().catch(() => ({}))
  const isGone = init.method === 'DELETE' && response.status === 404
  if (!response.ok && !isGone) throw toFailure(response.status, json)
  const answer = schema.safeParse(json)
  if (answer.success) return answer.data
  throw new ChangeFailed('failed')
}

function toFailure(status: number, json: unknown): ChangeFailed {
  const error = errorsSchema.safeParse(json).data?.errors[0]
  const fields = error?.data?.errors ?? []
  if (status === 401 || status === 403) return new ChangeFailed('unauthenticated')
  if (status === 409) return new ChangeFailed('conflict', error?.message)
  if (fields.length === 0) return new ChangeFailed('failed', undefined, { answer: json })
  const message = fields.map((one) => one.message).join(' ')
  return new ChangeFailed('invalid', message, { answer: json, fields })
}

interface Target {
  id: string
  revision?: number
}

/** The revisions that this browser wrote to each booking, with no write of others in between. */
const ownWrites = new Map<string, { from: number; to: number }>()

const lastWrite = new Map<string, Promise<unknown>>()

export function newestRevision({ id, revision }: Target): number | undefined {
  const own = ownWrites.get(id)
  const isOwn = own && revision !== undefined && revision >= own.from && revision <= own.to
  return isOwn ? own.to : revision
}

function write(target: Target, send: (revision?: number) => Promise<SavedBooking>) {
  const { id } = target
  const writing = (lastWrite.get(id) ?? Promise.resolve()).then(async () => {
    const over = newestRevision(target)
    const saved = await send(over)
    if (over !== undefined && saved.revision === over + 1) {
      const own = ownWrites.get(id)
      ownWrites.set(id, { from: own?.to === over ? own.from : over, to: saved.revision })
    }
    return saved
  })
  const settled = writing.catch(() => undefined)
  lastWrite.set(id, settled)
  return writing
}

async function sendForBooking(options: Omit<ApiRequest<unknown>, 'schema'>) {
  return (await request({ ...options, schema: docSchema })).doc
}

/** Throws ChangeFailed, with the kind `conflict` when another administrator changed the booking. */
export function requestBookingChange(target: Target, changes: Partial<Booking>) {
  const url = panelPaths.bookingApi(target.id)
  return write(target, (revision) =>
    sendForBooking({ body: { ...changes, revision }, method: 'PATCH', url }),
  )
}

/** Moves a booking to the trash or restores it. This overwrites no field, so it compares no revision. */
export function setTrashed(target: Target, trashed: boolean) {
  const body = { deletedAt: trashed ? new Date().toISOString() : null }
  const url = panelPaths.bookingApi(target.id)
  return write(target, () => sendForBooking({ body, method: 'PATCH', url }))
}

/** Succeeds when the booking no longer exists. */
export async function eraseBooking({ id }: Target): Promise<undefined> {
  await request({ method: 'DELETE', schema: z.unknown(), url: panelPaths.bookingApi(id) })
}

export type LogEntry = Pick<TimelineEntry, 'crew' | 'kind' | 'outcome' | 'text'>

/** Adds a note, a call or a message to the timeline. The request continues when the user leaves the page. */
export function requestWorkEntry(target: Target, body: LogEntry) {
  const url = panelPaths.bookingLogApi(target.id)
  return write(target, () => sendForBooking({ body, keepalive: true, method: 'POST', url }))
}

export function changeNote(target: Target, noteId: string, to?: { crew: boolean; text: string }) {
  const url = panelPaths.noteApi(target.id, noteId)
  return write(target, () => sendForBooking({ body: to, method: to ? 'PATCH' : 'DELETE', url }))
}

const mergeSchema = z.object({
  doc: bookingSchema,
  /** The values before the merge of the fields that it changed. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.array(z.unknown())])),
})

type Merged = z.infer<typeof mergeSchema>

interface Merge {
  onMerged: (before: Merged['values']) => void
  other: string
  take: string[]
}

export function requestMerge(target: Target, { onMerged, ...body }: Merge) {
  const url = panelPaths.bookingMergeApi(target.id)
  return write(target, async () => {
    const { doc, values } = await request({ body, method: 'POST', schema: mergeSchema, url })
    onMerged(values)
    return doc
  })
}

export function requestUndoMerge(
  target: Target,
  merged: { other: string } & Pick<Merged, 'values'>,
) {
  const url = panelPaths.undoMergeApi(target.id)
  return write(target, (revision) =>
    sendForBooking({ body: { ...merged, revision }, method: 'POST', url }),
  )
}

export async function addBooking(body: object): Promise<string> {
  const schema = z.object({ doc: z.object({ id: z.string() }) })
  return (await request({ body, method: 'POST', schema, url: apiPaths.bookings() })).doc.id
}

export const readBooking = (id: string) =>
  request({ cache: 'no-store', schema: bookingSchema, url: panelPaths.bookingApi(id) })

const knownSchema = z.object({
  docs: z.array(
    z.object({ id: z.string(), reference: z.nullish(z.string()), status: word<BookingStatus>() }),
  ),
  totalDocs: z.number(),
})

export type KnownBookings = z.infer<typeof knownSchema>

export const findByPhone = (digits: string, signal: AbortSignal) =>
  request({ schema: knownSchema, signal, url: panelPaths.bookingsOfPhoneApi(digits) })

const titlesSchema = z.object({ docs: z.array(z.object({ id: z.string(), title: z.string() })) })

export async function readTitles(slug: 'pricing-plans' | 'services') {
  return (await request({ schema: titlesSchema, url: panelPaths.titlesApi(slug) })).docs
}

export const requestEmailRetry = (id: string) =>
  request({ method: 'POST', schema: z.unknown(), url: apiPaths.retryEmails(id) })

export async function countNew(view: BookingView, since: string): Promise<number> {
  const url = panelPaths.countNewApi(view, since)
  return (await request({ schema: z.object({ count: z.number() }), url })).count
}

const viewsUrl = panelPaths.preferenceApi(preferenceKeys.views)

export async function loadSavedViews(): Promise<SavedView[]> {
  const schema = z.object({ value: z.unknown() })
  return parseSavedViews((await request({ schema, url: viewsUrl })).value)
}

export const keepSavedViews = (value: SavedView[]) =>
  request({ body: { value }, method: 'POST', schema: z.unknown(), url: viewsUrl })

export const keepColumns = (value: OptionalColumn[]) => {
  const url = panelPaths.preferenceApi(preferenceKeys.columns)
  return request({ body: { value }, method: 'POST', schema: z.unknown(), url })
}
