import { writeFile } from 'node:fs/promises'
import { runLauncher } from '@/cli/runLauncher'
import { serveForTests } from '../../harness/site/serveForTests'
import { madeFrom } from '../report/madeFrom'
import { deskReport, type DeskTimes } from './deskReport'
import { openDesk } from './openDesk'

const FEW = 100
const MANY = 10_000
const MOST = 100_000
const QUOTES = 5000
const AFTER = 'first page after a change'
const ROUNDS = 3
const PER_ROUND = 7
const file = 'docs/desk-bench.md'

/** `npm run bench:desk`: the desk with ten thousand and a hundred thousand requests beside the desk with a hundred. */
await runLauncher({
  async main(launch) {
    const site = await launch.steps.run('Server', () => serveForTests())
    launch.onStop(site.stop)
    const desk = await openDesk({ launch, site })
    const firstPage = () => desk.time('first page')
    const changed = async () => {
      await desk.change()
      return firstPage()
    }
    const pages: Record<string, () => Promise<number>> = {
      'first page': firstPage,
      search: () => desk.time('search'),
      filter: () => desk.time('filter'),
      [AFTER]: changed,
    }
    const times: DeskTimes[] = Object.keys(pages).map((name) => ({
      few: [],
      hasGoal: name !== AFTER,
      many: [],
      name,
    }))
    const measure = async (size: 'few' | 'many') => {
      await desk.fill(size === 'few' ? FEW : MANY)
      for (const one of times) {
        for (let round = 0; round < PER_ROUND; round += 1) {
          one[size].push((await pages[one.name]?.()) ?? Number.NaN)
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
    const most: Record<string, number[]> = {}
    await launch.steps.run(`${MOST.toLocaleString('en')} requests`, async () => {
      await desk.fill(MOST)
      for (const [name, time] of Object.entries({ 'first page': firstPage, [AFTER]: changed })) {
        await time()
        const taken: number[] = (most[name] = [])
        while (taken.length < PER_ROUND) taken.push(await time())
      }
    })
    const figures: number[] = []
    await launch.steps.run(`${QUOTES.toLocaleString('en')} quotes`, async () => {
      await desk.fillQuotes(QUOTES)
      while (figures.length <= PER_ROUND) figures.push(await desk.time('numbers'))
    })
    const report = deskReport({
      few: FEW,
      figures,
      from: await madeFrom(),
      many: MANY,
      most: MOST,
      quotes: QUOTES,
      server: site.databaseServer,
      times: times.map((one) => ({ ...one, most: most[one.name] })),
    })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})
