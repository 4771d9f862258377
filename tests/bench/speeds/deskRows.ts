import type { Launch } from '@/cli/launcher'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { DESK_GOAL } from '../desk/deskReport'
import { openDesk } from '../desk/openDesk'
import { median, spread } from '../statistics'
import type { BenchRow } from './BenchRow'

const FEW = 100
const MANY = 10_000
const SIZES = [FEW, MANY, 100_000]
const ROUNDS = 3
const PER_ROUND = 5

/** The first page of the desk, the more requests there are. */
export async function deskRows({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const desk = await openDesk({ launch, site })
  const times = new Map(SIZES.map((size) => [size, [] as number[]]))
  for (const size of [FEW, MANY]) await measure(size, [])
  for (let round = 0; round < ROUNDS; round += 1) {
    // So many are only put there once.
    const sizes = round === ROUNDS - 1 ? SIZES : [FEW, MANY]
    for (const size of sizes) await measure(size, times.get(size) ?? [])
  }
  const few = times.get(FEW) ?? []
  return SIZES.filter((size) => size !== FEW).map((size): BenchRow => {
    const many = times.get(size) ?? []
    return {
      against: `the same with ${FEW}`,
      goal: size === MANY ? { atMost: DESK_GOAL } : undefined,
      measured: milliseconds(many),
      reference: milliseconds(few),
      unit: 'ratio',
      value: median(many) / median(few),
      what: `dashboard, first page, ${size.toLocaleString('en')} requests`,
    }
  })

  async function measure(size: number, into: number[]) {
    await desk.fill(size)
    for (let count = 0; count < PER_ROUND; count += 1) into.push(await desk.time('first page'))
  }
}

const milliseconds = (times: number[]) => `${median(times).toFixed(0)} ms (${spread(times)})`
