import type { Payload } from 'payload'
import { sendDueNotices } from './sendDueNotices'

const underWay = new WeakMap<Payload, Promise<unknown>>()

/** Sends what is due; one run at a time in this process, so that a rush opens one connection. */
export function sendSoon(payload: Payload): Promise<unknown> {
  const run = underWay.get(payload) ?? start(payload)
  underWay.set(payload, run)
  return run
}

async function start(payload: Payload) {
  try {
    await sendDueNotices({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The notices were not looked through', err })
  } finally {
    underWay.delete(payload)
  }
}
