import type { Payload } from 'payload'
import { NOTICE_LEASE_MS } from '@/domain/notices'
import { sendDueNotices } from './sendDueNotices'

interface Run {
  /** Asked for once more while it was under way: what came too late for it is looked for again. */
  again: boolean
  ended: Promise<void>
  /** When it took up its latest notice, in milliseconds since 1970. */
  lastStep: number
}

const underWay = new WeakMap<Payload, Run>()

/**
 * Sends what is due; one run at a time in this process, so that a rush opens one connection. One that
 * waits for longer than a notice may be held waits for ever, as the driver does for some cut
 * connections: it is given up.
 */
export function sendSoon(payload: Payload): Promise<void> {
  const current = underWay.get(payload)
  if (current && Date.now() - current.lastStep < NOTICE_LEASE_MS) {
    current.again = true
    return current.ended
  }
  const run: Run = { again: true, ended: Promise.resolve(), lastStep: Date.now() }
  underWay.set(payload, run)
  run.ended = start(payload, run)
  return run.ended
}

async function start(payload: Payload, run: Run) {
  const step = () => {
    run.lastStep = Date.now()
  }
  try {
    while (run.again) {
      run.again = false
      if ((await sendDueNotices({ payload, step })) > 0) run.again = true
    }
  } catch (err) {
    payload.logger.error({ msg: 'The notices were not looked through', err })
  } finally {
    if (underWay.get(payload) === run) underWay.delete(payload)
  }
}
