import type { CollectionBeforeOperationHook } from 'payload'
import { guestCount } from '@/domain/guestCount'

/**
 * Reads a number of guests as the form does. Payload would cut it at the first sign that is no
 * digit, before any rule is asked: `1,500` would be 1.
 */
export const readGuests: CollectionBeforeOperationHook<'bookings'> = ({ args, operation }) => {
  if (operation !== 'create' && !operation.startsWith('update')) return args
  const { data } = args as { data?: Record<string, unknown> }
  const typed = data?.numberOfGuests
  if (typeof typed !== 'string' || typed.trim() === '') return args
  return { ...args, data: { ...data, numberOfGuests: guestCount(typed) } }
}
