import type { Payload } from 'payload'
import { dayInIndia, monthsBefore, startInIndia } from '@/domain/days'
import { anonymiseWhere } from '../anonymiseWhere'

interface Run {
  months: number
  now: Date
  payload: Payload
}

/** Takes the person out of what came, and was to be, longer ago than that; spam and trash too. */
export async function anonymiseOld({ months, now, payload }: Run): Promise<number> {
  const oldest = monthsBefore(dayInIndia(now), months)
  const where = {
    createdAt: { $lt: startInIndia(oldest) },
    $or: [{ date: null }, { date: '' }, { date: { $lt: oldest } }],
  }
  return (await anonymiseWhere({ now, payload, where })).anonymised
}
