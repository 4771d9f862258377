import type { BookingSource, BookingStatus, LostReason } from '@/booking/rules/status'
import type { TimelineOutcome } from '@/booking/rules/timeline'
import type { ReplyTemplate } from '@/booking/rules/replyTemplates'

const requests = (count: number, which: string) =>
  `${count} ${which} ${count === 1 ? 'request' : 'requests'}`

export const requestWords = {
  title: 'Request',
  close: 'Close the request',
  loading: 'Loading the request…',
  unknown: 'This request is not here',
  unknownHint: 'It was erased for good, or the link is not complete.',
  loadFailed: 'This request could not be read',
  loadHint: 'Your data is safe. Try again in a moment.',
  received: (reference: string, moment: string) =>
    `${reference && `${reference}, `}received ${moment}`,
  noName: 'No name',
  reach: 'Ways to reach the customer',
  stage: 'Stage',
  lost: (reason: string) => `Lost: ${reason}`,
  erased: (moment: string) => `The person was erased on ${moment}.`,
  erasedHint:
    'Name, phone, email, messages and notes are gone for good. Date, guests and status stay for your figures.',
  trashed: 'This request is in the trash.',
  trashedHint: (days: number) => `It is erased for good ${days} days after it was deleted.`,
  restore: 'Restore',
  clash: (confirmed: number, day: string, limit: number) =>
    `${confirmed} ${confirmed === 1 ? 'event is' : 'events are'} confirmed on ${day}. Your limit is ${limit}.`,
  facts: {
    title: 'What was written',
    chosen: 'Chosen',
    asksFor: 'Asks for',
    kind: 'Kind',
    phone: 'Phone',
    email: 'Email',
    date: 'Date',
    guests: 'Guests',
    venue: 'Venue',
    venueDetails: 'Venue details',
    message: 'Message',
    source: 'Came by',
    consent: 'Consent',
    mails: 'Mails',
    spam: 'Looks like spam',
    nothing: 'Nothing more was written.',
  },
  consent: (moment: string, marketing: boolean) =>
    `Notice shown ${moment}${marketing ? '; offers welcome' : '; no offers'}`,
  work: 'Work',
  done: {
    spoke: 'Call logged.',
    noAnswer: 'Logged: no answer.',
    message: 'Message logged.',
    messageMoved: 'Message logged, moved to Contacted.',
    note: 'Note saved.',
    followUp: (day: string) => `Follow up on ${day}.`,
    noFollowUp: 'No follow-up any more.',
    saved: 'Saved.',
    merged: (reference: string) => `${reference} was merged into this one and is in the trash.`,
    mergeUndone: (reference: string) => `${reference} is a booking of its own again.`,
    noteCorrected: 'Note corrected.',
    noteRemoved: 'Note removed.',
    undone: 'Taken back.',
  },
  call: { title: 'Log a call', spoke: 'Spoke', noAnswer: 'No answer' },
  reply: {
    whatsapp: 'WhatsApp',
    email: 'Email',
    choose: (way: string) => `Choose a reply by ${way}`,
    plain: 'Without text',
    opens: 'opens in a new tab',
    edit: 'Edit the replies',
  },
  note: {
    label: 'Note',
    hint: 'Only administrators read it. Ctrl+Enter saves.',
    crew: 'For the crew, on the event sheet',
    save: 'Save note',
    correct: 'Correct',
    correctOf: 'Correct the note',
    saveCorrection: 'Save correction',
    cancel: 'Cancel',
    remove: 'Remove',
    removeOf: 'Remove the note',
    removeQuestion: 'Remove this note?',
    kept: 'Not saved yet; kept on this device.',
  },
  followUp: {
    title: 'Follow up',
    none: 'No day set',
    on: (day: string) => day,
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'In a week',
    day: 'Day to follow up',
    clear: 'Clear',
  },
  assign: { label: 'Assigned to', nobody: 'Nobody', me: (name: string) => `${name} (you)` },
  others: {
    earlier: (count: number) => requests(count, 'earlier'),
    mixed: (count: number) => requests(count, 'other'),
    hint: 'From the same phone number or e-mail.',
  },
  merge: {
    button: 'Merge',
    of: (reference: string) => `Merge ${reference} into this request`,
    question: (reference: string) => `Merge ${reference} into this request?`,
    hint: (reference: string) =>
      `This request gets what it lacks. ${reference} goes to the trash, and you can undo it.`,
    differ: 'Both have a value. Choose which one stays:',
    messages: 'Both messages are kept, one after the other.',
    messageOf: (reference: string, message: string) => `(${reference}) ${message}`,
    cancel: 'Cancel',
    confirm: 'Merge',
    unknown: 'Choose another request to merge.',
  },
  timeline: {
    title: 'Timeline',
    received: 'Request received',
    fromWebsite: 'from the website',
    added: 'Written down by hand',
    change: 'Changed',
    moved: (stage: string) => `Moved to ${stage}`,
    trashed: 'Moved to the trash',
    restored: 'Taken back from the trash',
    note: 'Note',
    corrected: 'corrected',
    noteRemoved: 'Note removed',
    mergeUndone: (reference: string) => `The merge with ${reference} was taken back`,
    crewNote: 'Note for the crew',
    spoke: 'Call: spoke',
    noAnswer: 'Call: no answer',
    whatsapp: 'Reply by WhatsApp',
    email: 'Reply by email',
    merged: (reference: string) => `${reference} was merged into this one`,
    mergedInto: (reference: string) => `Merged into ${reference}`,
    mailCustomer: 'Acknowledgement mailed',
    mailBusiness: 'Business told by mail',
    nothing: 'empty',
    from: 'from',
    to: 'to',
  },
  actions: { edit: 'Edit', sheet: 'Event sheet', delete: 'Delete' },
  form: {
    title: 'Edit the request',
    save: 'Save changes',
    saving: 'Saving…',
    cancel: 'Cancel',
    choose: 'Nothing chosen',
    kept: 'Not saved yet: this is what you typed before.',
    discard: 'Discard it',
    problems: (count: number) =>
      count === 1 ? 'One thing needs another look' : `${count} things need another look`,
    groups: { customer: 'Customer', event: 'Event', details: 'Details', origin: 'Origin' },
  },
  leave: {
    title: 'Leave without saving?',
    hint: 'What you changed in this request would be lost.',
    stay: 'Keep writing',
    leave: 'Discard changes',
  },
  conflict: {
    title: (who: string) => `${who || 'Somebody else'} changed this request while you were writing`,
    none: 'Nothing was overwritten. You changed other fields: look at it, then save again.',
    some: (count: number) =>
      `Nothing was overwritten. Decide ${count === 1 ? 'the field' : `the ${count} fields`} marked below, then save again.`,
    taken: 'Changed meanwhile, and taken over here:',
    theirs: (who: string) => `${who || 'Somebody else'} wrote:`,
    empty: 'nothing',
    mine: 'Use mine',
    take: 'Take theirs',
    of: (action: string, field: string) => `${action}: ${field}`,
    undecided: 'Decide the marked fields first: use yours, or take theirs.',
  },
  add: {
    open: 'Add by hand',
    short: 'Add',
    onDay: (day: string) => `Add a request on ${day}`,
    title: 'Add a request by hand',
    intro: 'For who called, walked in or wrote. No mail goes out.',
    source: 'Came by',
    status: 'Stage',
    followUp: 'Follow up on',
    save: 'Add request',
    close: 'Close the form',
    known: (count: number) =>
      count === 1 ? 'This number has written before:' : `This number has written ${count} times:`,
    failed: 'The request was not added. Everything you typed is still here.',
    kept: 'Kept from before.',
    clear: 'Clear the form',
  },
}

const statuses: Record<BookingStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  completed: 'Completed',
  lost: 'Lost',
  spam: 'Spam',
}

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
  changedMeanwhile: (who: string) =>
    `${who || 'Somebody else'} changed this request in the meantime. Nothing was overwritten: look at it again, then change it.`,
  moveOf: (who: string, status: BookingStatus) =>
    `Stage of ${who}: ${statusWord(status)}. Change it`,
  lostTitle: 'Why was it lost?',
  lostTitleMany: (count: number) => `Why were these ${count.toLocaleString('en-IN')} lost?`,
  cancel: 'Cancel',
  failures: {
    failed: 'The server could not save this. Nothing was changed. Try again in a moment.',
    unauthenticated: 'You are no longer signed in. Nothing was changed. Sign in and try again.',
    offline: 'The server cannot be reached. Nothing was changed. Check your connection.',
  },
  noteMissing: 'Write the note first.',
  noteTooOld: 'A note can be corrected for ten minutes. Remove it, or write another one.',
}

export const defaultReplies: ReplyTemplate[] = [
  {
    title: 'Thank you, we call you',
    channel: 'both',
    subject: 'Your request {ref}',
    text: 'Hello {name},\n\nthank you for your request {ref}. We have it and will call you soon. When is a good time?\n\n{business}',
  },
  {
    title: 'A few questions',
    channel: 'both',
    subject: 'A few questions about {ref}',
    text: 'Hello {name},\n\nto make a good offer for your request {ref} we would like to know: the day, how many guests, the venue, and what you would like to eat. A short answer is enough.\n\n{business}',
  },
  {
    title: 'The offer is ready',
    channel: 'both',
    subject: 'Our offer for {ref}',
    text: 'Hello {name},\n\nour offer for your request {ref} is ready. May we go through it with you on the phone? Nothing is fixed before you say yes.\n\n{business}',
  },
]
