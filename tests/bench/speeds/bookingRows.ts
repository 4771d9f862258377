import type { Launch } from '@/cli/launcher'
import { bookingRates } from '../bookings/bookingRates'
import { BARE_GOAL, type Cell } from '../bookings/bookingsReport'
import type { BenchRow } from './BenchRow'

const IN_PARALLEL = 20

/** A booking over REST beside a Payload collection without our hooks, and beside the driver alone. */
export async function bookingRows(launch: Launch): Promise<BenchRow[]> {
  const rates = await bookingRates(launch)
  const cells = await rates.measure(IN_PARALLEL)
  await rates.stop()
  const rate = (name: Cell['name']) => {
    const cell = cells.find((one) => one.name === name)
    return cell ? cell.durations.length / cell.seconds : Number.NaN
  }
  const row = (name: Cell['name'], against: string) => ({
    against,
    measured: `${rate('booking').toFixed(0)} a second`,
    reference: `${rate(name).toFixed(0)} a second`,
    unit: 'ratio' as const,
    value: rate('booking') / rate(name),
    what: `booking, ${IN_PARALLEL} in parallel`,
  })
  return [
    { ...row('bare', 'a bare Payload collection'), goal: { atLeast: BARE_GOAL } },
    row('raw', 'a raw insert of the same document'),
  ]
}
