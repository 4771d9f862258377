import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { visitorFields } from '@/booking/rules/schema'
import { pick } from '@/rules/text'
import { signalFields } from '@/booking/rules/spam'
import type { Booking } from '@/payload-types'
import { personalFields } from '@/privacy/rules'
import { isAdmin } from '../../account/access'

/**
 * A visitor's request carries what the form asks for and nothing else: no status, no dates, no id.
 * What tells a person from a program is set aside: the hooks look at it, nothing stores it.
 */
export const keepVisitorFields: CollectionBeforeOperationHook<'bookings'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' || args.overrideAccess || isAdmin(req.user)) return args
  const { data = {} } = args as { data?: Record<string, unknown> }
  req.context.signals = pick(data, signalFields)
  return { ...args, data: pick(data, visitorFields) }
}

/** The moment is the server's word: a record of consent that the sender dates proves nothing. */
export const stampConsent: CollectionBeforeValidateHook<Booking> = ({ data, operation }) => {
  if (operation !== 'create' || !data?.consent?.noticeVersion) return data
  return { ...data, consent: { ...data.consent, time: new Date().toISOString() } }
}

/** A form that was opened before the person was erased would write it back: it may not. */
export const keepErased: CollectionBeforeValidateHook<Booking> = ({ data, originalDoc }) => {
  if (!data || !originalDoc?.anonymisedAt) return data
  const gone = personalFields(Object.keys(data))
  return Object.fromEntries(Object.entries(data).filter(([name]) => !gone.includes(name)))
}
