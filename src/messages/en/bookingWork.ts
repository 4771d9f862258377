import type { BookingSource } from '@/domain/bookingSources'
import type { BookingStatus, LostReason } from '@/domain/bookingStatus'
import type { TimelineOutcome } from '@/domain/timeline'

const statuses: Record<BookingStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  completed: 'Completed',
  lost: 'Lost',
  spam: 'Spam',
}

/** A stored status that this version does not know is shown as it is. */
export const statusWord = (status: string): string =>
  (statuses as Record<string, string | undefined>)[status] ?? status

const lostReasons: Record<LostReason, string> = {
  price: 'Price',
  dateFull: 'Date is full',
  noReply: 'No reply',
  other: 'Other',
}

const sources: Record<BookingSource, string> = {
  website: 'Website',
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  walkIn: 'Walk-in',
  email: 'Email',
  other: 'Other',
}

const outcomes: Record<TimelineOutcome, string> = {
  spoke: 'Spoke',
  noAnswer: 'No answer',
  whatsapp: 'WhatsApp',
  email: 'Email',
}

/** The words of the work on a request: stages, reasons, and what the server refuses. */
export const bookingWork = {
  statuses,
  lostReasons,
  sources,
  outcomes,
  followUpOn: 'Follow up on',
  dayHint: 'Day as YYYY-MM-DD.',
  dayUnknown: 'Write a day that the calendar has, like 2026-12-31.',
  noMove: (from: BookingStatus, to: BookingStatus) =>
    `A request that is ${statusWord(from).toLowerCase()} cannot become ${statusWord(to).toLowerCase()}.`,
  reasonMissing: 'Choose why it was lost.',
  notAdmin: 'Choose an administrator: staff do not see bookings.',
  changedMeanwhile: (who: string) =>
    `${who || 'Somebody else'} changed this request in the meantime. Nothing was overwritten: look at it again, then change it.`,
  moveOf: (who: string, status: BookingStatus) =>
    `Stage of ${who}: ${statusWord(status)}. Change it`,
  lostTitle: 'Why was it lost?',
  lostTitleMany: (count: number) => `Why were these ${count.toLocaleString('en-IN')} lost?`,
  cancel: 'Cancel',
  failures: {
    failed: 'The server could not save this. Nothing was changed. Try again in a moment.',
    signedOut: 'You are no longer signed in. Nothing was changed. Sign in and try again.',
    unreachable: 'The server cannot be reached. Nothing was changed. Check your connection.',
  },
  noteMissing: 'Write the note first.',
  noteTooOld: 'A note can be corrected for ten minutes. Remove it, or write another one.',
}
