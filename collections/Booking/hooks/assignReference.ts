import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '@/payload-types'
import { freeReference } from '../freeReference'

export const assignReference: CollectionBeforeChangeHook<Booking> = async ({
  data,
  operation,
  req: { payload },
}) => {
  if (operation !== 'create') return data
  return { ...data, reference: await freeReference(payload) }
}
