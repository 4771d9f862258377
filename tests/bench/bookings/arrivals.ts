import { setTimeout as delay } from 'node:timers/promises'

interface Arrivals {
  perSecond: number
  ms: number
  /** Gets the moment it was due, which is where its time begins: what waits in line is not forgiven. */
  once(due: number): Promise<void>
}

/** So many under way are no load any more but a collapse. */
const MOST = 5_000

/** Begins one after another at a constant rate, however long each takes; comes back when all are done. */
export async function arrivals({ ms, once, perSecond }: Arrivals): Promise<void> {
  const every = 1000 / perSecond
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let due = began + every / 2; due < began + ms; due += every) {
    const wait = due - performance.now()
    if (wait > 0) await delay(wait)
    const one = once(due).finally(() => underWay.delete(one))
    underWay.add(one)
    if (underWay.size > MOST) throw new Error(`${MOST} requests wait for an answer.`)
  }
  await Promise.all(underWay)
}
