import { createHmac } from 'node:crypto'
import type { Payload, SanitizedCollectionConfig, TypedUser } from 'payload'
import { audit as words } from '@/i18n/en/privacy'
import type { AuditAction } from '@/rules/auditActions'
import { maxLengths } from '@/rules/maxLengths'

interface Audited {
  action: AuditAction
  about?: string
  /** A reference or a title, nothing that a customer wrote. */
  document?: { id?: string; title?: string }
  /** Names of fields, never their values. */
  fields?: string[]
  details?: string
  /** A phone number or an email address, of which only a keyed hash is stored. */
  person?: string
  req: { payload: Payload; user?: TypedUser | null }
  by?: Pick<TypedUser, 'id' | 'email' | 'name'> | null
}

/** Never throws. */
export async function audit({ req, ...entry }: Audited): Promise<void> {
  const { about, action, details, document, fields, person } = entry
  const by = entry.by === undefined ? req.user : entry.by
  const unknown = entry.by === null ? words.nobody : words.system
  try {
    await req.payload.create({
      collection: 'audit-log',
      data: {
        about,
        action,
        by: cut(by ? by.name || by.email : unknown),
        byId: by ? String(by.id) : undefined,
        details: cut(details),
        document: cut(document?.title || document?.id),
        documentId: document?.id,
        fields: fields?.map((name) => name.slice(0, maxLengths.name)),
        person: person && personHash({ key: req.payload.secret, person }),
      },
      depth: 0,
    })
  } catch (err) {
    req.payload.logger.error({ msg: 'An entry of the audit log was not written', action, err })
  }
}

const cut = (text?: string | null) => text?.slice(0, maxLengths.line)

type Doc = Record<string, unknown>

const upkeep = [
  '_status',
  'createdAt',
  'globalType',
  'hash',
  'id',
  'lockUntil',
  'loginAttempts',
  'nextEmailAt',
  'emails',
  'emailSummary',
  'printed',
  'revision',
  'salt',
  'sessions',
  'timeline',
  'updatedAt',
]

export function changedFields(before: Doc, after: Doc): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !upkeep.includes(name) && !same(before[name], after[name]))
}

/**
 * A relation is an id before a change and a document after it. Null, undefined and an empty list are equal.
 */
function same(before: unknown, after: unknown): boolean {
  if (isNothing(before) && isNothing(after)) return true
  if (typeof before !== 'object' || before === null) return before === idOr(after)
  if (typeof after !== 'object' || after === null) return after === idOr(before)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].every((name) => same((before as Doc)[name], (after as Doc)[name]))
}

const idOr = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Doc).id : value

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return (value ?? null) === null
  return Object.values(value).every(isNothing)
}

/** Collections whose titles are written by customers. */
const named: Record<string, string | undefined> = { bookings: 'reference', testimonials: 'id' }

export function documentOf(
  { admin, slug }: Pick<SanitizedCollectionConfig, 'admin' | 'slug'>,
  doc: Record<string, unknown>,
) {
  const title = doc[named[slug] ?? admin.useAsTitle ?? 'id']
  return { id: String(doc.id), title: typeof title === 'string' ? title : undefined }
}

/** The same for the same person, so that entries can be matched. */
function personHash({ key, person }: { key: string; person: string }): string {
  return createHmac('sha256', key)
    .update(`audit:${person.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16)
}
