import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generatePassword } from '@/cli/adminAccount'
import type { Launch } from '@/cli/launcher'
import { nodeCommand, readsConfig } from '@/cli/programs'
import { startSite } from '@/cli/runSite'
import { databaseClient } from '@/databaseClient'
import { throwAwayDatabase } from '../../harness/database/throwAwayDatabase'
import { withDatabaseName } from '../../harness/database/withDatabaseName'
import { freePort } from '../../harness/launch/freePort'
import { drive } from '../load/drive'
import { bareSlug } from '../speeds/bareCollection'
import { benchBooking, benchDocument } from './benchBooking'
import type { Cell } from './bookingsReport'
import { poster } from './poster'

const ROUNDS = 5
const SLICE_MS = 1000

/** Payload's REST handler on a database of its own, and what `measure` finds of it and beside it. */
export async function bookingRates(launch: Launch) {
  const { database, doers, stop } = await start(launch)
  const names = Object.keys(doers) as (keyof typeof doers)[]
  for (const name of names) await drive({ inParallel: 20, ms: 2 * SLICE_MS, once: doers[name] })
  return { measure, server: database.server, stop }

  async function measure(inParallel: number): Promise<Cell[]> {
    const cells = names.map((name): Cell => ({ durations: [], inParallel, name, seconds: 0 }))
    // In turns, so that what else the machine does hits all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const cell of cells) {
        const run = await drive({ inParallel, ms: SLICE_MS, once: doers[cell.name] })
        cell.durations.push(...run.durations)
        cell.seconds += run.seconds
      }
    }
    return cells
  }
}

async function start(launch: Launch) {
  const database = await throwAwayDatabase(launch.steps.line)
  launch.onStop(database.stop)
  const media = await mkdtemp(path.join(tmpdir(), 'bench-'))
  launch.onStop(() => rm(media, { force: true, recursive: true }))
  const uri = withDatabaseName(database.uri, `bench_${Date.now().toString(36)}`)
  const secret = generatePassword() + generatePassword()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startSite({
    command: nodeCommand({ node: readsConfig, script: 'tests/bench/bookings/bookingsServer.ts' }),
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
  const bare = poster(`${url}/api/${bareSlug}`)
  const raw = client.db().collection('BenchRaw')
  return {
    database,
    doers: {
      booking: () => booking.post(benchBooking(secret)),
      bare: () => bare.post(benchBooking(secret)),
      raw: async () => void (await raw.insertOne(benchDocument(secret))),
    },
    async stop() {
      await client.close()
      await server.stop()
      await database.stop()
    },
  }
}
