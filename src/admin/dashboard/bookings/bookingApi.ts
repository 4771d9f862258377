import type { BookingView } from '@/domain/bookingView/BookingView'
import { bookingWork } from '@/messages/en/bookingWork'
import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'
import { ChangeFailed } from '../work/ChangeFailed'

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
