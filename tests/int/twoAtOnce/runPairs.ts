import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import pLimit from 'p-limit'

export type Place = 'one' | 'two'

type Write<Scene> = (scene: Scene, place: Place) => Promise<{ status: number }>

export interface Subject<Scene> {
  /** A fresh document, alike each time. */
  make: () => Promise<Scene>
  /** What people see of it. */
  seen: (scene: Scene) => Promise<unknown>
  writes: Record<string, Write<Scene>>
}

type Single<Scene> = (scene: Scene) => Promise<{ status: number }>

interface Result {
  seen: string
  statuses: number[]
}

const ROUNDS = 3
const LONGEST_SHIFT_MS = 40
const PARALLEL = 8

/**
 * Runs each pair of writes on one document together, with shifted starts. Resolves to those that ended in a
 * state which neither order has. A write that was refused may be left out of the order.
 */
export async function findLost<Scene>(
  subject: Subject<Scene>,
  parallel = PARALLEL,
): Promise<string[]> {
  const names = Object.keys(subject.writes)
  const pairs = names.flatMap((one, index) => names.slice(index).map((two) => [one, two] as const))
  const alone = new Map<string, Promise<string>>()
  const limit = pLimit(parallel)
  const faults = await Promise.all(
    pairs.map((pair, seed) => limit(() => checkPair({ alone, pair, seed, subject }))),
  )
  return faults.flat()
}

interface Pair<Scene> {
  /** What each write leaves when it runs alone. */
  alone: Map<string, Promise<string>>
  pair: readonly [string, string]
  seed: number
  subject: Subject<Scene>
}

async function checkPair<Scene>({ alone, pair, seed, subject }: Pair<Scene>): Promise<string[]> {
  const [one, two] = pair.map((name, index) => {
    const place = index === 0 ? 'one' : 'two'
    return (scene: Scene) => subject.writes[name]?.(scene, place) ?? Promise.resolve({ status: 0 })
  }) as [Single<Scene>, Single<Scene>]
  const run = async (work: (scene: Scene) => Promise<{ status: number }[]>): Promise<Result> => {
    const scene = await subject.make()
    const statuses = (await work(scene)).map(({ status }) => status)
    return { seen: JSON.stringify(await subject.seen(scene)), statuses }
  }
  const once = (name: string, ...writes: Single<Scene>[]) => {
    const left =
      alone.get(name) ??
      run((scene) => Promise.all(writes.map((write) => write(scene)))).then(({ seen }) => seen)
    alone.set(name, left)
    return left
  }
  const orders = [
    await run(async (scene) => [await one(scene), await two(scene)]),
    await run(async (scene) => [await two(scene), await one(scene)]),
  ].map(({ seen }) => seen)
  const onlyOne = await once(`one ${pair[0]}`, one)
  const onlyTwo = await once(`two ${pair[1]}`, two)
  const neither = await once('neither')

  const shift = fc.integer({ max: LONGEST_SHIFT_MS, min: -LONGEST_SHIFT_MS })
  const shifts = [0, ...fc.sample(shift, { numRuns: ROUNDS - 1, seed })]
  const faults = new Set<string>()
  for (const shifted of shifts) {
    const { seen, statuses } = await run((scene) =>
      Promise.all([
        delay(Math.max(0, -shifted)).then(() => one(scene)),
        delay(Math.max(0, shifted)).then(() => two(scene)),
      ]),
    )
    const [refusedOne, refusedTwo] = statuses.map((status) => status >= 400)
    const allowed = [
      ...orders,
      ...(refusedTwo ? [onlyOne] : []),
      ...(refusedOne ? [onlyTwo] : []),
      ...(refusedOne && refusedTwo ? [neither] : []),
    ]
    if (statuses.some((status) => status >= 500) || !allowed.includes(seen)) {
      faults.add(`${pair.join(' + ')}: ${statuses.join(', ')} ${seen}, not ${allowed.join(' or ')}`)
    }
  }
  return [...faults].slice(0, 1)
}
