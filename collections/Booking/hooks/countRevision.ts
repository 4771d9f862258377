import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '@/payload-types'
import { ChangedMeanwhile } from '../../revisions/ChangedMeanwhile'

/** Refuses what was written over an older state; compareRevisions holds the same at the write itself. */
export const countRevision: CollectionBeforeChangeHook<Booking> = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation === 'create') return data
  const current = originalDoc?.revision ?? 0
  if ((data.revision ?? current) !== current) {
    throw new ChangedMeanwhile(originalDoc?.timeline?.at(-1)?.byName ?? '')
  }
  return { ...data, revision: current + 1 }
}
