import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'

/** Puts a booking in the trash. Asking twice is no mistake: a lost answer may be asked for again. */
export function trashBooking(id: string) {
  return setDeletedAt(id, new Date().toISOString())
}

export function restoreBooking(id: string) {
  return setDeletedAt(id, null)
}

/** `trash` lets Payload find the booking whether or not it lies in the trash. */
async function setDeletedAt(id: string, deletedAt: string | null) {
  const response = await fetch(panelPaths.bookingApi(id), {
    method: 'PATCH',
    body: JSON.stringify({ deletedAt }),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}

/** Queues the mails of a booking again that were given up. */
export async function retryNotices(id: string) {
  const response = await fetch(paths.retryNoticesApi(id), {
    method: 'POST',
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}

export async function countBookingsSince(moment: string): Promise<number> {
  const query = new URLSearchParams({ 'where[createdAt][greater_than]': moment })
  const response = await fetch(`/api/bookings/count?${query}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  const { totalDocs } = (await response.json()) as { totalDocs: number }
  return totalDocs
}
