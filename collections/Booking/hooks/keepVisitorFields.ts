import type { CollectionBeforeOperationHook } from 'payload'
import { visitorFields } from '@/domain/bookingSchema'
import { pick } from '@/domain/pick'
import { isAdmin } from '../../access/roles'

/** A visitor's request carries what the form asks for and nothing else: no status, no dates, no id. */
export const keepVisitorFields: CollectionBeforeOperationHook<'bookings'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' || args.overrideAccess || isAdmin(req.user)) return args
  const { data } = args as { data?: Record<string, unknown> }
  return { ...args, data: pick(data ?? {}, visitorFields) }
}
