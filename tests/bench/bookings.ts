import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseClient } from '../../src/database/databaseClient'
import { freePort } from '../../src/database/freePort'
import { startDatabase } from '../../src/database/startDatabase'
import { withDatabaseName } from '../../src/database/withDatabaseName'
import type { Launch } from '../../src/launch/createLaunch'
import { generatePassword } from '../../src/launch/generatePassword'
import { nodeCommand, readsConfig } from '../../src/launch/nodeCommand'
import { runLauncher } from '../../src/launch/runLauncher'
import { startSite } from '../../src/launch/startSite'
import { benchBooking, benchDocument } from './benchBooking'
import { bookingsReport, type Cell } from './bookingsReport'
import { drive } from './drive'
import { poster } from './poster'

const parallels = [1, 20, 100]
const ROUNDS = 5
const SLICE_MS = 1000
const file = 'docs/bookings-bench.md'

/** `npm run bench:bookings`: how many requests are taken, beside what Payload and the driver can do. */
await runLauncher({
  async main(launch) {
    const { database, doers } = await launch.steps.run('Server', () => start(launch))
    const names = Object.keys(doers) as (keyof typeof doers)[]
    for (const name of names) await drive({ inParallel: 20, ms: 2 * SLICE_MS, once: doers[name] })
    const cells: Cell[] = []
    for (const inParallel of parallels) {
      await launch.steps.run(`${inParallel} in parallel`, async () => {
        const found = names.map((name) => ({ durations: [], inParallel, name, seconds: 0 }) as Cell)
        // In turns, so that what else the machine does hits all of them.
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const cell of found) {
            const run = await drive({ inParallel, ms: SLICE_MS, once: doers[cell.name] })
            cell.durations.push(...run.durations)
            cell.seconds += run.seconds
          }
        }
        cells.push(...found)
      })
    }
    const report = bookingsReport({ cells, server: database.server })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})

async function start(launch: Launch) {
  const database = await startDatabase({ folder: null, report: launch.steps.line })
  launch.onStop(database.stop)
  const media = await mkdtemp(path.join(tmpdir(), 'bench-'))
  launch.onStop(() => rm(media, { force: true, recursive: true }))
  const uri = withDatabaseName(database.uri, `bench_${Date.now().toString(36)}`)
  const secret = generatePassword() + generatePassword()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startSite({
    command: nodeCommand({ node: readsConfig, script: 'tests/bench/bookingsServer.ts' }),
    env: {
      DATABASE_URI: uri,
      MEDIA_DIR: media,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: secret,
      PORT: String(port),
      SITE_URL: url,
      TRUST_PROXY: '1',
    },
    onEnd: launch.fail,
    onLine: launch.steps.line,
    port,
  })
  launch.onStop(server.stop)
  await server.ready
  const client = databaseClient(uri)
  launch.onStop(() => client.close())
  const booking = poster(`${url}/api/bookings`)
  const bare = poster(`${url}/api/bench-bare`)
  const raw = client.db().collection('BenchRaw')
  return {
    database,
    doers: {
      booking: () => booking.post(benchBooking(secret)),
      bare: () => bare.post(benchBooking(secret)),
      raw: async () => void (await raw.insertOne(benchDocument(secret))),
    },
  }
}
