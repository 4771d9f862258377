import type { Payload } from 'payload'
import { isServing, siteEnv } from '@/env'
import { doRounds } from './doRounds'
import { listenForEnd } from './ending'

/** What an instance took is sent by itself at once; what others took is to be found. */
const EVERY_MS = { alone: 30_000, forOthers: 5_000 }

const ticking = new WeakSet<Payload>()

/**
 * Looks for what is due as long as the site runs: retries, and what a process that died left over.
 * Only the site has a clock; scripts and tests that open Payload have none.
 */
export function noticeClock(payload: Payload) {
  if (!isServing() || ticking.has(payload)) return
  ticking.add(payload)
  listenForEnd()
  const alone = siteEnv().INSTANCE_URLS.length === 0
  const every = alone ? EVERY_MS.alone : EVERY_MS.forOthers
  setInterval(() => void doRounds(payload), every).unref()
}
