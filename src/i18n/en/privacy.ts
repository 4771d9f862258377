import type { AuditAction } from '@/rules/auditActions'
import { AUDIT_MONTHS, TRASH_DAYS } from '@/rules/retentionPeriods'

const actions: Record<AuditAction, string> = {
  signedIn: 'Signed in',
  signInRefused: 'Sign-in refused: too many tries',
  wrongPassword: 'Wrong password',
  signedOut: 'Signed out',
  created: 'Created',
  changed: 'Changed',
  statusChanged: 'Status changed',
  roleChanged: 'Role changed',
  passwordChanged: 'Password changed',
  trashed: 'Moved to the trash',
  restored: 'Restored',
  deleted: 'Deleted for good',
  acceptanceReversed: 'Acceptance undone',
  noteCorrected: 'Note corrected',
  noteRemoved: 'Note removed',
  exported: 'Exported as CSV',
  personExported: 'Exported one person',
  personErased: 'Erased one person',
  retention: 'Daily clean-up',
}

export const audit = {
  actions,
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  description: `Who did what in the panel. It names documents and fields, never what customers wrote. Nobody can change it; an entry goes after ${AUDIT_MONTHS} months.`,
  dash: '—',
  when: 'When',
  action: 'What',
  by: 'Who',
  about: 'Where',
  document: 'Document',
  fields: 'Fields',
  details: 'Details',
  unknownAccounts: (tries: number) =>
    tries === 1 ? 'An email without an account' : `${tries} tries with emails without an account`,
  person: {
    label: 'Person',
    description: 'A keyed hash: the same phone or email gives the same, and nothing leads back.',
  },
  system: 'The site itself',
  nobody: 'Not signed in',
  move: (from: string, to: string) => `${from} → ${to}`,
  incomplete: 'Broken off: not everything is erased',
  requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  retention: ({
    anonymised,
    entries,
    purged,
  }: Record<'anonymised' | 'entries' | 'purged', number>) =>
    `Persons taken out: ${anonymised}. Deleted from the trash: ${purged}. Old audit entries: ${entries}.`,
}

const requests = (count: number) =>
  count === 1 ? '1 request' : `${count.toLocaleString('en-IN')} requests`

const emails = (count: number) =>
  count === 1 ? '1 email' : `${count.toLocaleString('en-IN')} emails`

export const privacy = {
  nav: 'Privacy',
  title: 'Privacy',
  intro:
    'Somebody asks what you hold about them, or wants it gone? Find their requests by phone or email, then download or erase.',
  retention: {
    label: 'Months that a request keeps its person',
    description: `Counted from the day of the event, or from when it came where that is later or no day was named. Then name, phone, email and every text are taken out; date, guests, service and status stay for your figures. Empty: kept until you erase it. Keep the period on the privacy page the same. What lies in the trash goes for good after ${TRASH_DAYS} days, whatever stands here.`,
    wrong: 'Write a whole number of months from 1 to 120, or leave it empty.',
  },
  erased: {
    label: 'Erased',
    description: 'The person was taken out of this request. It stays for the figures.',
  },
  find: {
    label: 'Phone number or email',
    hint: 'Ten digits, with or without +91, or the whole email address.',
    submit: 'Find requests',
    busy: 'Looking…',
    invalid: 'Write all ten digits of a phone number, or a whole email address.',
  },
  failed: {
    find: 'The requests could not be looked for.',
    export: 'The file could not be made. Nothing was changed.',
    erase: 'Not everything could be erased. Look for the person again and see what is left.',
    hint: 'Check your connection and try again.',
  },
  none: {
    title: 'No request found',
    text: (person: string) =>
      `Nothing here holds ${person}. Somebody may have left another number or an email: ask, and look for that too. What was erased before cannot be found any more.`,
  },
  found: {
    title: (count: number) => `${requests(count)} found`,
    for: (person: string) => `For ${person}`,
    live: (count: number) => `${count.toLocaleString('en-IN')} in Bookings`,
    trash: (count: number) => `${count.toLocaleString('en-IN')} in the trash`,
    list: 'The requests that were found',
    inTrash: 'Trash',
    inBookings: 'Bookings',
    more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
    also: 'The same requests also name',
    alsoHint: 'Look for these as well, so that nothing is missed.',
    look: (person: string) => `Look for ${person}`,
  },
  dash: '—',
  download: {
    page: 'Download as a page',
    button: 'Download as JSON',
    busy: 'Preparing…',
    done: (name: string) =>
      `${name} was downloaded. It holds personal data: send it to nobody else.`,
    file: (day: string, kind: 'html' | 'json') => `personal-data-${day}.${kind}`,
  },
  page: {
    title: 'Personal data of',
    made: (moment: string) => `Made on ${moment}.`,
    received: (moment: string) => `received ${moment}`,
    emailTo: (whom: string) => `Email: ${whom.toLowerCase()}`,
    more: 'About this page',
    yes: 'Yes',
    no: 'No',
    empty: 'nothing',
    fields: {
      anonymisedAt: 'Erased',
      answeredAt: 'First answered',
      consent: 'Consent',
      id: 'Number in our database',
      noticeVersion: 'Privacy notice',
      planTitle: 'Chosen plan',
      serviceTitle: 'Chosen service',
      spamSigns: 'Looks like spam',
      time: 'When',
      updatedAt: 'Last changed',
    } as Record<string, string | undefined>,
  },
  erase: {
    button: 'Erase this person',
    question: 'Erase this person for good?',
    what: (count: number, person: string) =>
      `${person} is taken out of ${requests(count)}: name, phone, email, venue, messages, notes, history and consent. Emails still to be sent are cancelled.`,
    stays: 'Reference, date, guests, service and status stay for your figures.',
    final: 'This cannot be undone. Download first if the person asked for a copy.',
    cancel: 'Cancel',
    confirm: 'Erase for good',
    busy: 'Erasing…',
  },
  done: {
    title: 'Erased',
    requests: (count: number) => `The person was taken out of ${requests(count)}.`,
    emails: (count: number) =>
      count === 0
        ? 'No email was waiting to be sent.'
        : `${emails(count)} that had not gone out yet: cancelled.`,
    counters:
      'The counters against misuse hold keyed hashes alone, no number and no address, and forget within a day: there was nothing to erase.',
    audit: 'The audit log says that you did it; of the person it holds a keyed hash alone.',
    left: 'Not within reach of this page: emails that were sent already, in your mailbox and in theirs, and backups of the database.',
    again: 'Look for somebody else',
  },
  file: {
    about: 'Everything that this site holds about one person',
    counters: 'Counters against misuse hold keyed hashes, from which nothing can be read.',
    emails:
      'Emails lie under "emails" of each request: customer is to the person, business is to us.',
  },
}
