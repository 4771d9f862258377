import { canMove, type BookingStatus, type LostReason } from '@/booking/rules/status'
import { isAnswer } from '@/booking/rules/timeline'
import { mutationTexts, type MutationWords } from '@/i18n/en/bookingList'
import { bookingWork, panelWords, statusWord } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'
import {
  ChangeFailed,
  requestBookingChange,
  eraseBooking,
  type LogEntry,
  requestWorkEntry,
  type SavedBooking,
  setTrashed,
} from './bookingApi'

/** The state of a booking that a screen shows and can change. */
export interface BookingSnapshot {
  id: string
  /** The name or the phone number, for buttons and messages. */
  who: string
  place: 'list' | 'trash' | 'nowhere'
  revision?: number
  status: BookingStatus
  before?: BookingStatus
  lostReason?: LostReason | null
  assignedTo?: string | null
  followUpOn?: Day | null
}

export interface Changed {
  booking: BookingSnapshot
  now: BookingSnapshot
}

export interface Failed {
  booking: BookingSnapshot
  error: ChangeFailed
}

export interface Mutation {
  bookings: BookingSnapshot[]
  /**
   * The component shows a follow-up question, so the page is not read again yet: the booking might no longer
   * be on it.
   */
  asksMore?: boolean
  /** The form shows the failure and retries, so there is no toast. */
  inForm?: boolean
  /** The changed values, shown until the server responds. */
  optimistic?: (booking: BookingSnapshot) => Partial<BookingSnapshot>
  send: (booking: BookingSnapshot) => Promise<SavedBooking | undefined>
  texts: {
    done: (done: Changed[]) => string
    failed?: (failed: Failed[]) => string
    log?: string
  }
  /** Returns the mutation that undoes this one, for the current state of the bookings. */
  undo?: (done: Changed[]) => Mutation
}

function textsOf(words: MutationWords, to = ''): Mutation['texts'] {
  const whoOf = ([first]: { booking: BookingSnapshot }[]) => first?.booking.who ?? ''
  return {
    done: (done) =>
      done.length === 1 ? words.done(whoOf(done), to) : words.doneMany(done.length, to),
    failed: (failed) =>
      failed.length === 1 ? words.failed(whoOf(failed)) : words.failedMany(failed.length),
    log: words.log,
  }
}

export interface StatusMove {
  to: BookingStatus
  lostReason?: LostReason
}

/** Also checked in the browser, so that a card is not shown in a column that the server will refuse. */
export function moveTo(bookings: BookingSnapshot[], { lostReason, to }: StatusMove): Mutation {
  const isAllowed = ({ before, status }: BookingSnapshot) => canMove({ before, from: status, to })
  const values = { lostReason: lostReason ?? null, status: to }
  return {
    bookings,
    optimistic: (one) => (isAllowed(one) ? { before: one.status, ...values } : {}),
    send: async (one) => {
      if (isAllowed(one)) return requestBookingChange(one, values)
      throw new ChangeFailed('invalid', bookingWork.noMove(one.status, to))
    },
    texts: textsOf(mutationTexts.status, statusWord(to)),
    undo: (done) =>
      changeBack(
        done,
        (before) => ({ lostReason: before.lostReason ?? null, status: before.status }),
        textsOf(mutationTexts.statusUndo, statusWord(done[0]?.booking.status ?? '')),
      ),
  }
}

export function assign(
  bookings: BookingSnapshot[],
  person?: { id: string; name: string },
): Mutation {
  return {
    bookings,
    send: (one) => requestBookingChange(one, { assignedTo: person?.id ?? null }),
    texts: textsOf(mutationTexts.assign, person?.name),
    undo: (done) =>
      changeBack(
        done,
        ({ assignedTo = null }) => ({ assignedTo }),
        textsOf(mutationTexts.assignUndo),
      ),
  }
}

type Values = Partial<Pick<BookingSnapshot, 'assignedTo' | 'lostReason' | 'status'>>

function changeBack(
  done: Changed[],
  valuesOf: (before: BookingSnapshot) => Values,
  texts: Mutation['texts'],
): Mutation {
  const before = new Map(done.map(({ booking }) => [booking.id, valuesOf(booking)]))
  return {
    bookings: nowOf(done),
    optimistic: ({ id }) => before.get(id) ?? {},
    send: (one) => requestBookingChange(one, before.get(one.id) ?? {}),
    texts,
  }
}

const nowOf = (done: Changed[]) => done.map(({ now }) => now)

export const moveToTrash = (bookings: BookingSnapshot[]): Mutation => ({
  bookings,
  optimistic: () => ({ place: 'trash' }),
  send: (one) => setTrashed(one, true),
  texts: textsOf(mutationTexts.delete),
  undo: (done) => ({ ...restore(nowOf(done)), undo: undefined }),
})

export const restore = (bookings: BookingSnapshot[]): Mutation => ({
  bookings,
  optimistic: () => ({ place: 'list' }),
  send: (one) => setTrashed(one, false),
  texts: textsOf(mutationTexts.restore),
  undo: (done) => ({ ...moveToTrash(nowOf(done)), undo: undefined }),
})

export const erase = (bookings: BookingSnapshot[]): Mutation => ({
  bookings,
  optimistic: () => ({ place: 'nowhere' }),
  send: eraseBooking,
  texts: textsOf(mutationTexts.erase),
})

interface SingleChange {
  done: string
  send: Mutation['send']
  undo?: (now: BookingSnapshot) => Mutation
}

export const changeOne = (
  booking: BookingSnapshot,
  { done, send, undo }: SingleChange,
): Mutation => ({
  bookings: [booking],
  send,
  texts: { done: () => done },
  undo: undo && (([first]) => undo(first?.now ?? booking)),
})

interface FieldChange {
  changes: Partial<Booking>
  done: string
  undo?: Partial<Booking>
}

export const changeFields = (
  booking: BookingSnapshot,
  { changes, done, undo }: FieldChange,
): Mutation =>
  changeOne(booking, {
    done,
    send: (one) => requestBookingChange(one, changes),
    undo: undo && undoTo(undo),
  })

const undoTo = (changes: Partial<Booking>) => (now: BookingSnapshot) =>
  changeFields(now, { changes, done: panelWords.done.undone })

export const logEntry = (booking: BookingSnapshot, entry: LogEntry, done: string): Mutation =>
  changeOne(booking, {
    done,
    send: (one) => requestWorkEntry(one, entry),
    undo: isAnswer(entry) && booking.status === 'new' ? undoTo({ status: 'new' }) : undefined,
  })
