import type { CollectionBeforeValidateHook } from 'payload'
import { personalFields } from '@/domain/erasure'
import type { Booking } from '@/payload-types'

/** A form that was opened before the person was erased would write it back: it may not. */
export const keepErased: CollectionBeforeValidateHook<Booking> = ({ data, originalDoc }) => {
  if (!data || !originalDoc?.anonymisedAt) return data
  const gone = personalFields(Object.keys(data))
  return Object.fromEntries(Object.entries(data).filter(([name]) => !gone.includes(name)))
}
