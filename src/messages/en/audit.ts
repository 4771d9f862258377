import type { AuditAction } from '@/domain/audit'
import { AUDIT_MONTHS } from '@/domain/constants'

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
  noteCorrected: 'Note corrected',
  noteRemoved: 'Note removed',
  exported: 'Exported as CSV',
  personExported: 'Exported one person',
  personErased: 'Erased one person',
  retention: 'Daily clean-up',
}

/** What the audit log says. Not among the words of the pages, which every browser loads. */
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
  person: {
    label: 'Person',
    description: 'A keyed hash: the same phone or e-mail gives the same, and nothing leads back.',
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
