import type { NamedBooking } from './BookingRow'

export type NoticeKind = 'deleted' | 'notDeleted' | 'restored' | 'notRestored'

export interface Notice {
  booking: NamedBooking
  kind: NoticeKind
}

/** What the browser knows better than the page it was sent: rows that left, and what to say of them. */
export interface DeskState {
  hidden: string[]
  notices: Notice[]
}

export interface DeskEvent {
  booking: NamedBooking
  kind: NoticeKind | 'deleting' | 'restoring' | 'read'
}

export const quietDesk: DeskState = { hidden: [], notices: [] }

/** The row leaves as soon as it is asked for, and comes back when the server did not do it. */
export function deskReducer(
  { hidden, notices }: DeskState,
  { booking, kind }: DeskEvent,
): DeskState {
  const others = hidden.filter((id) => id !== booking.id)
  const otherNotices = notices.filter((notice) => notice.booking.id !== booking.id)
  switch (kind) {
    case 'deleting':
      return { hidden: [...others, booking.id], notices: otherNotices }
    case 'restoring':
    case 'read':
      return { hidden, notices: otherNotices }
    case 'deleted':
    case 'notRestored':
      return { hidden, notices: [...otherNotices, { booking, kind }] }
    case 'notDeleted':
    case 'restored':
      return { hidden: others, notices: [...otherNotices, { booking, kind }] }
  }
}
