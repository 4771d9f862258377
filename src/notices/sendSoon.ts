import type { Payload } from 'payload'
import { sendDueNotices } from './sendDueNotices'

interface Run {
  /** Asked for once more while it was under way: what came too late for it is looked for again. */
  again: boolean
  ended: Promise<void>
}

const underWay = new WeakMap<Payload, Run>()

/** Sends what is due; one run at a time in this process, so that a rush opens one connection. */
export function sendSoon(payload: Payload): Promise<void> {
  const current = underWay.get(payload)
  if (current) {
    current.again = true
    return current.ended
  }
  const run: Run = { again: true, ended: Promise.resolve() }
  underWay.set(payload, run)
  run.ended = start(payload, run)
  return run.ended
}

async function start(payload: Payload, run: Run) {
  try {
    while (run.again) {
      run.again = false
      if ((await sendDueNotices({ payload })) > 0) run.again = true
    }
  } catch (err) {
    payload.logger.error({ msg: 'The notices were not looked through', err })
  } finally {
    underWay.delete(payload)
  }
}
