import { writeFile } from 'node:fs/promises'
import { buildSite } from '@/cli/build'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { madeFrom } from '../report/madeFrom'
import { attackRows } from './attackRows'
import { benchReport } from './benchReport'
import type { BenchRow } from './BenchRow'
import { loginRow } from './loginRow'
import { pageRows } from './pageRows'
import { publishRows } from './publishRows'
import { serveBehindFront } from './serveBehindFront'
import { weightRows } from './weightRows'
import { findWrk } from './wrk'

const file = 'docs/bench.md'

/** `npm run bench`: one table of what counts, each beside what it is to be held against. */
await runLauncher({
  async main(launch) {
    const { steps } = launch
    await steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const rows: BenchRow[] = []
    const leftOut: string[] = []
    const served = await steps.run('Site', () => serveBehindFront({ launch }))
    const { front, site } = served
    const wrk = await findWrk()
    if (wrk) {
      rows.push(...(await steps.run('Pages', () => pageRows({ ...served, launch, wrk }))))
    } else {
      leftOut.push('Left out, as `wrk` was not found (`apt-get install wrk`): the rows of pages.')
    }
    if (!front) leftOut.push('Left out, as nginx or openssl was not found: the rows through nginx.')
    rows.push(...(await steps.run('Weights', () => weightRows({ site }))))
    rows.push(await steps.run('Login', () => loginRow({ launch, site })))
    rows.push(...(await steps.run('Publishing', () => publishRows({ front, site }))))
    rows.push(...(await steps.run('Attacks', () => attackRows({ launch, site }))))
    const report = benchReport({
      from: await madeFrom(),
      leftOut,
      rows,
      server: site.databaseServer,
    })
    await writeFile(file, report.text)
    steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})
