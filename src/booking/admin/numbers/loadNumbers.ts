import { countNumbers, type DeskNumbers } from '@/booking/changes/countNumbers'
import type { Payload } from 'payload'

interface Query {
  now: Date
  payload: Payload
}

export async function loadNumbers({ now, payload }: Query): Promise<DeskNumbers | null> {
  try {
    return await countNumbers(payload, now)
  } catch (err) {
    payload.logger.error({ msg: 'The numbers of the desk could not be counted', err })
    return null
  }
}
