import type { Payload } from 'payload'
import { isServing } from '@/env'
import { doRounds } from './doRounds'

const EVERY_MS = 30_000

const ticking = new WeakSet<Payload>()

/**
 * Looks for what is due as long as the site runs: retries, and what a process that died left over.
 * Only the site has a clock; scripts and tests that open Payload have none.
 */
export function noticeClock(payload: Payload) {
  if (!isServing() || ticking.has(payload)) return
  ticking.add(payload)
  setInterval(() => void doRounds(payload), EVERY_MS).unref()
}
