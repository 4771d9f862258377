import { statusBefore } from '@/booking/rules/timeline'
import type { BookingView } from '@/booking/rules/view'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'
import { parseSavedViews, type SavedView } from '@/booking/rules/savedViews'
import { changeBooking, ChangeFailed } from '../sendChange'
import { type Change, type DeskBooking, placeAfter, type Task, type TaskKind } from './deskState'

/** A change that was made: what the booking was before, and what it is now. */
export interface Done extends Change {
  now: DeskBooking
}

export interface NotDone extends Change {
  error: unknown
}

export interface Outcome {
  done: Done[]
  failed: NotDone[]
}

interface Doing {
  change: (kind: Task['kind'], change: Change) => Promise<DeskBooking>
  onProgress?: (done: number) => void
  task: Task
}

/** So many at a time: fast for fifty, and no burden for the server. */
const AT_ONCE = 4

/** Each booking on its own: what fails for one says nothing of the others. */
export async function doTask({ change, onProgress, task }: Doing): Promise<Outcome> {
  const results = new Map<Change, Done | NotDone>()
  const waiting = [...task.changes]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const one = next
      const result = await change(task.kind, one).then(
        (now) => ({ ...one, now }),
        (error: unknown) => ({ ...one, error }),
      )
      results.set(one, result)
      onProgress?.(results.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const all = task.changes.flatMap((one) => results.get(one) ?? [])
  return {
    done: all.filter((one): one is Done => 'now' in one),
    failed: all.filter((one): one is NotDone => 'error' in one),
  }
}

/** Makes one change. Deleting overwrites nothing, and asking for it twice is no mistake. */
export async function changeOnServer(
  kind: TaskKind,
  { booking, to }: Change,
): Promise<DeskBooking> {
  const { id } = booking
  const place = placeAfter[kind] ?? booking.place
  if (kind === 'erase') {
    await eraseBooking(id)
    return { ...booking, place }
  }
  const now = new Date().toISOString()
  const deletedAt = { delete: now, restore: null }[kind as string]
  const { assignedTo, lostReason, revision, status, timeline } = await changeBooking(
    deletedAt === undefined
      ? { changes: to, id, revision: booking.revision }
      : { changes: { deletedAt }, id },
  )
  return {
    ...booking,
    assignedTo: typeof assignedTo === 'object' ? assignedTo?.id : assignedTo,
    before: statusBefore(timeline),
    lostReason,
    place,
    revision: revision ?? undefined,
    status,
  }
}

const GONE = 404

/** Removes a booking from the trash. One that is gone already is no failure. */
export async function eraseBooking(id: string) {
  const { failures } = bookingWork
  const response = await fetch(panelPaths.bookingApi(id), {
    method: 'DELETE',
    credentials: 'same-origin',
  }).catch(() => {
    throw new ChangeFailed({ failure: 'unreachable', message: failures.unreachable })
  })
  if (response.ok || response.status === GONE) return
  const failure = [401, 403].includes(response.status) ? 'signedOut' : 'failed'
  throw new ChangeFailed({ failure, message: failures[failure] })
}

/** Queues the mails of a booking again that were given up. */
export async function retryNotices(id: string) {
  const response = await fetch(paths.retryNoticesApi(id), {
    method: 'POST',
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}

interface Since {
  since: string
  view: BookingView
}

/** How many came into the view since the list was read. */
export async function countNews({ since, view }: Since): Promise<number> {
  const response = await fetch(panelPaths.bookingNewsApi(view, since), {
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  const { count } = (await response.json()) as { count: number }
  return count
}

const url = panelPaths.preferenceApi('desk-views')

/** The views that this person named; they follow from machine to machine. */
export async function loadSavedViews(): Promise<SavedView[]> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  const { value } = (await response.json()) as { value?: unknown }
  return parseSavedViews(value)
}

export async function keepSavedViews(value: SavedView[]) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ value }),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}
