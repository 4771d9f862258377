import type { CollectionBeforeOperationHook } from 'payload'
import { visitorFields } from '@/domain/bookingSchema'
import { pick } from '@/domain/pick'
import { signalFields } from '@/domain/spam'
import { isAdmin } from '../../access/roles'

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
