import type { Payload } from 'payload'
import { isServing, siteEnv } from '@/env'
import { doRounds } from '@/email/outboxTask'
import { listenForEnd } from '@/email/outbox'
import { indexOutbox } from '../src/booking/create/queueEmails'
import { forgetLocales } from '../src/platform/forgetLocale'
import { localizeStored } from '../src/platform/localizeStored'
import { doRetention } from '../src/privacy/retention'

/**
 * Startup hook, awaited at each connection to the database: Payload leaves out its own `onInit` for good
 * when the first attempt to connect failed.
 */
export async function startup(payload: Payload) {
  await indexOutbox(payload)
  await forgetLocales(payload)
  await localizeStored(payload)
  if (siteEnv().BACKGROUND_WORK === 'yes') startClock(payload)
}

/** An instance sends its own emails at once; those that another one left have to be looked for. */
const EVERY_MS = { alone: 30_000, amongInstances: 5_000 }

const ticking = new WeakSet<Payload>()

/**
 * Does the background work in rounds as long as the site runs. Payload's `jobs.autoRun` does not serve: it
 * begins no round while one is under way, so that a query which never settles, as on a stalled connection,
 * would end them all.
 */
function startClock(payload: Payload) {
  if (!isServing() || ticking.has(payload)) return
  ticking.add(payload)
  listenForEnd()
  const every = siteEnv().INSTANCE_URLS.length === 0 ? EVERY_MS.alone : EVERY_MS.amongInstances
  setInterval(() => {
    void doRounds(payload)
    doRetention({ payload }).catch((err: unknown) =>
      payload.logger.error({ msg: 'The clean-up of the day was not done', err }),
    )
  }, every).unref()
}
