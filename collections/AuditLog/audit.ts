import type { Payload, TypedUser } from 'payload'
import type { AuditAction } from '@/domain/audit'
import { limits } from '@/domain/limits'
import { audit as words } from '@/messages/en/audit'
import { personHash } from './personHash'

export interface Audited {
  action: AuditAction
  /** The slug of the collection or global. */
  about?: string
  /** A reference or a title; nothing that a customer wrote. */
  document?: { id?: string; title?: string }
  /** Names of fields, never what they hold. */
  fields?: string[]
  /** A count or a change of status, for example. Nothing that names a person. */
  details?: string
  /** A phone number or an e-mail address: only its keyed hash is kept. */
  person?: string
  req: { payload: Payload; user?: TypedUser | null }
  /** Who it was, where the request does not know; `null` for somebody who is not signed in. */
  by?: Pick<TypedUser, 'id' | 'email' | 'name'> | null
}

/**
 * Writes one line of the audit log. It never throws: what was done stays done. Outside of the
 * request's transaction, where a failure would undo it.
 */
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
        fields: fields?.map((name) => name.slice(0, limits.name)),
        person: person && personHash({ key: req.payload.secret, person }),
      },
      depth: 0,
    })
  } catch (err) {
    req.payload.logger.error({ msg: 'An entry of the audit log was not written', action, err })
  }
}

const cut = (text?: string | null) => text?.slice(0, limits.line)
