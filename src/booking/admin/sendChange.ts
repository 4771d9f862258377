import { bookingWork } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import type { TimelineEntry } from '@/booking/rules/timeline'

const { failures } = bookingWork

interface Change {
  body?: object
  /** Ends even when the page is left meanwhile. */
  keepalive?: boolean
  method: 'DELETE' | 'PATCH' | 'POST'
  url: string
}

interface Answer {
  doc?: Booking
  /** The fields that a merge changed, as they were before it. */
  values?: object
  errors?: {
    message?: string
    data?: { changedMeanwhile?: boolean; errors?: { message: string; path: string }[] }
  }[]
}

/** Sends a change of one booking; gives the booking as it is now. Throws ChangeFailed. */
export async function sendChange(change: Change): Promise<Booking> {
  const { doc } = await sendForAnswer(change)
  if (doc) return doc
  throw new ChangeFailed({ failure: 'failed', message: failures.failed })
}

/** The same, where the answer says more than the booking. */
export async function sendForAnswer({ body, keepalive, method, url }: Change): Promise<Answer> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    keepalive,
  }).catch(() => {
    throw new ChangeFailed({ failure: 'unreachable', message: failures.unreachable })
  })
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer
  throw toFailure(response.status, answer)
}

function toFailure(status: number, { errors = [] }: Answer): ChangeFailed {
  const [first] = errors
  const fields = first?.data?.errors ?? []
  if (status === 401 || status === 403) {
    return new ChangeFailed({ failure: 'signedOut', message: failures.signedOut })
  }
  if (first?.data?.changedMeanwhile) {
    const message = first.message ?? failures.failed
    return new ChangeFailed({ failure: 'changedMeanwhile', message })
  }
  if (fields.length > 0) {
    const message = fields.map((field) => field.message).join(' ')
    return new ChangeFailed({ failure: 'refused', fields, message })
  }
  return new ChangeFailed({ failure: 'failed', message: failures.failed })
}

interface BookingChange {
  changes: Partial<Booking>
  id: string
  /** What the change was made over: of two people the slower one is told. Left out, the newest counts. */
  revision?: number
}

/** Per booking, the revisions that this browser wrote one after the other, with no other's between. */
const ownWrites = new Map<string, { from: number; to: number }>()

/** The last change of each booking: the next one waits for it. */
const lastChange = new Map<string, Promise<unknown>>()

/**
 * Changes fields of one booking; gives it as it is now. Throws ChangeFailed. A second change that was
 * made before the page knew of the first is made over the first.
 */
export function changeBooking(change: BookingChange): Promise<Booking> {
  const before = lastChange.get(change.id) ?? Promise.resolve()
  const write = before.then(() => writeOver(change))
  lastChange.set(
    change.id,
    write.catch(() => undefined),
  )
  return write
}

async function writeOver({ changes, id, revision }: BookingChange): Promise<Booking> {
  const own = ownWrites.get(id)
  const isOwn = own && revision !== undefined && revision >= own.from && revision <= own.to
  const over = isOwn ? own.to : revision
  const url = panelPaths.bookingApi(id)
  const saved = await sendChange({ body: { ...changes, revision: over }, method: 'PATCH', url })
  const now = saved.revision ?? 0
  if (own && now === own.to + 1) ownWrites.set(id, { ...own, to: now })
  else if (over !== undefined) ownWrites.set(id, { from: over, to: now })
  return saved
}

interface Work extends Pick<TimelineEntry, 'kind' | 'outcome' | 'text'> {
  id: string
}

/** Writes a note, a call or a message into the timeline. Throws ChangeFailed. */
export function logWork({ id, ...deed }: Work): Promise<Booking> {
  const url = panelPaths.bookingLogApi(id)
  return sendChange({ body: deed, keepalive: true, method: 'POST', url })
}

export type ChangeFailure = 'changedMeanwhile' | 'refused' | 'signedOut' | 'unreachable' | 'failed'

/** A change that the server did not make. The message is for the person, the fields name what is wrong. */
export class ChangeFailed extends Error {
  readonly failure: ChangeFailure
  readonly fields: { message: string; path: string }[]

  constructor({ failure, fields = [], message }: Told) {
    super(message)
    this.name = 'ChangeFailed'
    this.failure = failure
    this.fields = fields
  }
}

interface Told {
  failure: ChangeFailure
  fields?: { message: string; path: string }[]
  message: string
}
