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

/** The first starts both at once. */
const allRounds = [0, 1]
const LONGEST_SHIFT_MS = 40
const PARALLEL = 8

interface Options {
  /** What writes leave one after the other. Shared by subjects that end alike. */
  outcomes?: Map<string, Promise<string>>
  parallel?: number
  /** Those of the two that are run. */
  rounds?: number[]
}

/**
 * Runs each pair of writes on one document together, with shifted starts. Resolves to those that ended in a
 * state which neither order has, and to writes that were always refused. A write that was refused may be left
 * out of the order.
 */
export async function findLost<Scene>(
  subject: Subject<Scene>,
  { outcomes = new Map(), parallel = PARALLEL, rounds = allRounds }: Options = {},
): Promise<string[]> {
  const names = Object.keys(subject.writes)
  const pairs = names.flatMap((one, index) => names.slice(index).map((two) => [one, two] as const))
  const accepted = new Set<string>()
  const limit = pLimit(parallel)
  const faults = await Promise.all(
    pairs.map((pair, seed) =>
      limit(() => checkPair({ accepted, outcomes, pair, rounds, seed, subject })),
    ),
  )
  const refused = names.filter((name) => !accepted.has(name))
  return [...faults.flat(), ...refused.map((name) => `${name} was always refused`)]
}

interface Pair<Scene> {
  /** The writes that were done at least once. */
  accepted: Set<string>
  outcomes: Map<string, Promise<string>>
  pair: readonly [string, string]
  rounds: number[]
  seed: number
  subject: Subject<Scene>
}

async function checkPair<Scene>(given: Pair<Scene>): Promise<string[]> {
  const { accepted, outcomes, pair, rounds, seed, subject } = given
  const [one, two] = pair.map((name, index) => {
    const place = index === 0 ? 'one' : 'two'
    const write = (scene: Scene) =>
      subject.writes[name]?.(scene, place) ?? Promise.resolve({ status: 0 })
    return { name: `${name} as ${place}`, write }
  }) as [Step<Scene>, Step<Scene>]
  const inOrder = (...steps: Step<Scene>[]) => {
    const key = steps.map(({ name }) => name).join(', then ')
    const outcome = outcomes.get(key) ?? runInOrder(subject, steps)
    outcomes.set(key, outcome)
    return outcome
  }
  const shift = fc.integer({ max: LONGEST_SHIFT_MS, min: -LONGEST_SHIFT_MS })
  const shifts = [0, ...fc.sample(shift, { numRuns: allRounds.length - 1, seed })]
  for (const round of rounds) {
    const shifted = shifts[round] ?? 0
    const scene = await subject.make()
    const statuses = await Promise.all([
      delay(Math.max(0, -shifted)).then(() => one.write(scene)),
      delay(Math.max(0, shifted)).then(() => two.write(scene)),
    ]).then((answers) => answers.map(({ status }) => status))
    const seen = JSON.stringify(await subject.seen(scene))
    const [refusedOne, refusedTwo] = statuses.map((status) => status >= 400)
    if (!refusedOne) accepted.add(pair[0])
    if (!refusedTwo) accepted.add(pair[1])
    const orders = [
      [one, two],
      [two, one],
      ...(refusedTwo ? [[one]] : []),
      ...(refusedOne ? [[two]] : []),
      ...(refusedOne && refusedTwo ? [[]] : []),
    ]
    const others: string[] = []
    for (const order of orders) {
      // Only as far as needed: most end as the first does.
      if (others.at(-1) === seen) break
      others.push(await inOrder(...order))
    }
    if (statuses.some((status) => status >= 500) || !others.includes(seen)) {
      return [`${pair.join(' + ')}: ${statuses.join(', ')} ${seen}, not ${others.join(' or ')}`]
    }
  }
  return []
}

interface Step<Scene> {
  name: string
  write: (scene: Scene) => Promise<{ status: number }>
}

async function runInOrder<Scene>(subject: Subject<Scene>, steps: Step<Scene>[]) {
  const scene = await subject.make()
  for (const { write } of steps) await write(scene)
  return JSON.stringify(await subject.seen(scene))
}
