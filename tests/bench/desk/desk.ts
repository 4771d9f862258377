import { writeFile } from 'node:fs/promises'
import { runLauncher } from '@/cli/runLauncher'
import { serveForTests } from '../../harness/site/serveForTests'
import { madeFrom } from '../madeFrom'
import { deskReport, type DeskTimes } from './deskReport'
import { deskAddresses, openDesk, type DeskAddress } from './openDesk'

const FEW = 100
const MANY = 10_000
const MOST = 100_000
const ROUNDS = 3
const PER_ROUND = 7
const file = 'docs/desk-bench.md'

/** `npm run bench:desk`: the desk with ten thousand and a hundred thousand requests beside the desk with a hundred. */
await runLauncher({
  async main(launch) {
    const site = await launch.steps.run('Server', () => serveForTests())
    launch.onStop(site.stop)
    const desk = await openDesk({ launch, site })
    const times: DeskTimes[] = Object.keys(deskAddresses).map((name) => ({
      few: [],
      many: [],
      name,
    }))
    const measure = async (size: 'few' | 'many') => {
      await desk.fill(size === 'few' ? FEW : MANY)
      for (const one of times) {
        for (let round = 0; round < PER_ROUND; round += 1) {
          one[size].push(await desk.time(one.name as DeskAddress))
        }
      }
    }
    const round = async () => {
      await measure('few')
      await measure('many')
    }
    await launch.steps.run('Warm-up', round)
    for (const one of times) Object.assign(one, { few: [], many: [] })
    for (let index = 1; index <= ROUNDS; index += 1) {
      await launch.steps.run(`Round ${index}`, round)
    }
    const most: number[] = []
    await launch.steps.run(`${MOST.toLocaleString('en')} requests`, async () => {
      await desk.fill(MOST)
      await desk.time('first page')
      for (let round = 0; round < PER_ROUND; round += 1) most.push(await desk.time('first page'))
    })
    const report = deskReport({
      few: FEW,
      from: await madeFrom(),
      many: MANY,
      most: MOST,
      server: site.databaseServer,
      times: times.map((one) => (one.name === 'first page' ? { ...one, most } : one)),
    })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})
