import { writeFile } from 'node:fs/promises'
import { runLauncher } from '@/cli/runLauncher'
import { madeFrom } from '../report/madeFrom'
import { bookingRates } from './bookingRates'
import { bookingsReport, type Cell } from './bookingsReport'

const parallels = [1, 20, 100]
const file = 'docs/bookings-bench.md'

/** `npm run bench:bookings`: how many requests are taken, beside what Payload and the driver can do. */
await runLauncher({
  async main(launch) {
    const { measure, server } = await launch.steps.run('Server', () => bookingRates(launch))
    const cells: Cell[] = []
    for (const inParallel of parallels) {
      await launch.steps.run(`${inParallel} in parallel`, async () => {
        cells.push(...(await measure(inParallel)))
      })
    }
    const report = bookingsReport({ cells, from: await madeFrom(), server })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})
