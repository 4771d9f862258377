import { fieldNames, fieldTable } from '@/booking/rules/fields'
import { isPhone, phoneDigits } from '@/rules/phone'

export const AUDIT_MONTHS = 24

export const TRASH_DAYS = 30

export const RETENTION_MONTHS_MAX = 120

/** In months after the event, unless the settings say otherwise. */
export const RETENTION_MONTHS = 24

export const auditActions = [
  'signedIn',
  'signInRefused',
  'wrongPassword',
  'signedOut',
  'created',
  'changed',
  'statusChanged',
  'roleChanged',
  'passwordChanged',
  'trashed',
  'restored',
  'deleted',
  'noteCorrected',
  'noteRemoved',
  'exported',
  'personExported',
  'personErased',
  'retention',
] as const

export type AuditAction = (typeof auditActions)[number]

/**
 * What stays of a booking when personal data is erased: how it came, what it was about and what became
 * of it. Everything else is erased, also fields that are added later.
 */
const businessRecord: readonly string[] = [
  '_id',
  '__v',
  'anonymisedAt',
  'createdAt',
  'deletedAt',
  'id',
  'kind',
  'lostReason',
  'planTitle',
  'reference',
  'revision',
  'serviceTitle',
  'source',
  'status',
  'updatedAt',
  ...fieldNames.filter((name) => 'isKept' in fieldTable[name]),
]

export function personalFields(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !businessRecord.includes(name))
}

export interface Person {
  by: 'contactNumber' | 'email'
  value: string
}

export function toPerson(typed: unknown): Person | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { by: 'email', value: text.toLowerCase() }
  const digits = phoneDigits(text)
  return /[^\d०-९\s()+./-]/.test(text) || !isPhone(digits)
    ? undefined
    : { by: 'contactNumber', value: digits }
}
