import { canMove, type BookingStatus, type LostReason } from '@/booking/rules/status'
import { bookingWork, requestWords, statusWord } from '@/i18n/en/bookingPanel'
import { mutationTexts, type MutationWords } from '@/i18n/en/desk'
import type { Booking } from '@/payload-types'
import {
  ChangeFailed,
  changeBooking,
  eraseBooking,
  type LogEntry,
  logWork,
  type SavedBooking,
  setTrashed,
} from './bookingApi'

/** A booking as a screen knows it, as far as it can be changed there. */
export interface BookingSnapshot {
  id: string
  /** Its name, else its phone number, for buttons and messages. */
  who: string
  place: 'list' | 'trash' | 'nowhere'
  revision?: number
  status: BookingStatus
  /** The status before its latest move. */
  before?: BookingStatus
  lostReason?: LostReason | null
  /** The id of a user. */
  assignedTo?: string | null
}

export interface Changed {
  /** As it was before the change. */
  booking: BookingSnapshot
  now: BookingSnapshot
}

export interface Failed {
  booking: BookingSnapshot
  error: ChangeFailed
}

/** One change of one booking or of several, each sent by itself. */
export interface Mutation {
  bookings: BookingSnapshot[]
  /** The form that sent it shows what failed and sends it again: no toast of the failure. */
  inForm?: boolean
  /** What differs from now on, until the server has answered. */
  optimistic?: (booking: BookingSnapshot) => Partial<BookingSnapshot>
  send: (booking: BookingSnapshot) => Promise<SavedBooking | undefined>
  texts: {
    /** The toast. */
    done: (done: Changed[]) => string
    /** The headline above the reasons. */
    failed?: (failed: Failed[]) => string
    /** What the console says when it failed. */
    log?: string
  }
  /** Gives the mutation that undoes this one, over the bookings as they are now. */
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

interface Move {
  lostReason?: LostReason | null
  to: BookingStatus
}

/** Checked here too, so that a card is not shown at a stage that the server will refuse. */
export function moveTo(bookings: BookingSnapshot[], { lostReason = null, to }: Move): Mutation {
  const isAllowed = ({ before, status }: BookingSnapshot) => canMove({ before, from: status, to })
  return {
    bookings,
    optimistic: (booking) =>
      isAllowed(booking) ? { before: booking.status, lostReason, status: to } : {},
    send: async (booking) => {
      if (!isAllowed(booking)) {
        throw new ChangeFailed('invalid', bookingWork.noMove(booking.status, to))
      }
      const { id, revision } = booking
      return changeBooking({ changes: { lostReason, status: to }, id, revision })
    },
    texts: textsOf(mutationTexts.status, statusWord(to)),
    undo: (done) =>
      changeBack({
        done,
        fields: ({ lostReason: reason = null, status }) => ({ lostReason: reason, status }),
        texts: textsOf(mutationTexts.statusUndo, statusWord(done[0]?.booking.status ?? '')),
      }),
  }
}

/** No person: the bookings are assigned to nobody. */
export function assign(
  bookings: BookingSnapshot[],
  person?: { id: string; name: string },
): Mutation {
  const changes = { assignedTo: person?.id ?? null }
  return {
    bookings,
    send: ({ id, revision }) => changeBooking({ changes, id, revision }),
    texts: textsOf(mutationTexts.assign, person?.name),
    undo: (done) =>
      changeBack({
        done,
        fields: ({ assignedTo = null }) => ({ assignedTo }),
        texts: textsOf(mutationTexts.assignUndo),
      }),
  }
}

interface ChangeBack {
  done: Changed[]
  fields: (
    before: BookingSnapshot,
  ) => Partial<Pick<BookingSnapshot, 'assignedTo' | 'lostReason' | 'status'>>
  texts: Mutation['texts']
}

/** Gives each booking the values it had before. */
function changeBack({ done, fields, texts }: ChangeBack): Mutation {
  const changes = new Map(done.map(({ booking }) => [booking.id, fields(booking)]))
  return {
    bookings: done.map(({ now }) => now),
    optimistic: ({ id }) => changes.get(id) ?? {},
    send: ({ id, revision }) => changeBooking({ changes: changes.get(id) ?? {}, id, revision }),
    texts,
  }
}

const nowOf = (done: Changed[]) => done.map(({ now }) => now)

export function moveToTrash(bookings: BookingSnapshot[]): Mutation {
  return {
    bookings,
    optimistic: () => ({ place: 'trash' }),
    send: ({ id, revision }) => setTrashed({ id, revision, trashed: true }),
    texts: textsOf(mutationTexts.delete),
    undo: (done) => ({ ...restore(nowOf(done)), undo: undefined }),
  }
}

export function restore(bookings: BookingSnapshot[]): Mutation {
  return {
    bookings,
    optimistic: () => ({ place: 'list' }),
    send: ({ id, revision }) => setTrashed({ id, revision, trashed: false }),
    texts: textsOf(mutationTexts.restore),
    undo: (done) => ({ ...moveToTrash(nowOf(done)), undo: undefined }),
  }
}

export function erase(bookings: BookingSnapshot[]): Mutation {
  return {
    bookings,
    optimistic: () => ({ place: 'nowhere' }),
    send: async ({ id }) => {
      await eraseBooking({ id })
      return undefined
    },
    texts: textsOf(mutationTexts.erase),
  }
}

interface SingleMutation {
  booking: BookingSnapshot
  /** The text of the toast. */
  done: string
  send: Mutation['send']
  undo?: (now: BookingSnapshot) => Mutation
}

/** A change of the open booking only. */
export function changeOne({ booking, done, send, undo }: SingleMutation): Mutation {
  return {
    bookings: [booking],
    send,
    texts: { done: () => done },
    undo: undo && (([first]) => undo(first?.now ?? booking)),
  }
}

interface FieldChange {
  booking: BookingSnapshot
  changes: Partial<Booking>
  done: string
  /** The values to go back to. */
  undo?: Partial<Booking>
}

export function changeFields({ changes, undo, ...one }: FieldChange): Mutation {
  return changeOne({
    ...one,
    send: ({ id, revision }) => changeBooking({ changes, id, revision }),
    undo: undo && undoTo(undo),
  })
}

const undoTo = (changes: Partial<Booking>) => (booking: BookingSnapshot) =>
  changeFields({ booking, changes, done: requestWords.done.undone })

interface LogChange extends Omit<FieldChange, 'changes' | 'undo'> {
  entry: LogEntry
  /** An answer moves what was new to contacted, and only that can be undone. */
  isAnswer?: boolean
}

export function logEntry({ entry, isAnswer = false, ...one }: LogChange): Mutation {
  return changeOne({
    ...one,
    send: ({ id, revision }) => logWork({ entry, id, revision }),
    undo: isAnswer && one.booking.status === 'new' ? undoTo({ status: 'new' }) : undefined,
  })
}
