import type { Payload } from 'payload'
import { isServing } from '@/env'
import { doRetention } from './doRetention'

const EVERY_MS = 60_000

const ticking = new WeakSet<Payload>()

/** Looks every minute whether the clean-up of the day is still to be done, as long as the site runs. */
export function retentionClock(payload: Payload) {
  if (!isServing() || ticking.has(payload)) return
  ticking.add(payload)
  setInterval(() => void tick(payload), EVERY_MS).unref()
}

async function tick(payload: Payload) {
  try {
    await doRetention({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The clean-up of the day was not done', err })
  }
}
