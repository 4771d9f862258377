import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Launch } from '@/cli/launcher'
import { databaseClient } from '@/databaseClient'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { signIn } from '../load/signIn'
import { median, spread } from '../report/statistics'
import type { BenchRow } from './BenchRow'

const TIMES = 15
const ITERATIONS = 600_000
const KEY_BYTES = 32
const PREFIX = 'pbkdf2-sha256-v1:'

const derive = promisify(pbkdf2)

/** Signing in beside the one hash it cannot do without. */
export async function loginRow({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const hash = await hashOf({ launch, site })
  const [logins, hashes]: [number[], number[]] = [[], []]
  for (let round = -2; round < TIMES; round += 1) {
    const [login, once] = [await timed(() => signIn(site)), await timed(hash)]
    if (round < 0) continue
    logins.push(login)
    hashes.push(once)
  }
  return {
    against: 'one PBKDF2 as Payload does it',
    goal: { atMost: 1.5 },
    measured: milliseconds(logins),
    reference: milliseconds(hashes),
    unit: 'ratio',
    value: median(logins) / median(hashes),
    what: 'login',
  } satisfies BenchRow
}

/** Throws when Payload stores another hash than the one that is measured here. */
async function hashOf({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const client = databaseClient(site.databaseUri)
  launch.onStop(() => client.close())
  const users = client.db().collection<{ email: string; hash: string; salt: string }>('User')
  const user = await users.findOne({ email: site.adminEmail })
  if (!user) throw new Error('The administrator is not in the database.')
  const once = () => derive(site.adminPassword, user.salt, ITERATIONS, KEY_BYTES, 'sha256')
  const hash = PREFIX + (await once()).toString('hex')
  if (hash !== user.hash) throw new Error('Payload hashes passwords in another way now.')
  return once
}

async function timed(once: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await once()
  return performance.now() - began
}

const milliseconds = (times: number[]) => `${median(times).toFixed(0)} ms (${spread(times)})`
