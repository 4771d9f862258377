import { writeFile } from 'node:fs/promises'
import { databaseClient } from '../../src/database/databaseClient'
import { runLauncher } from '../../src/launch/runLauncher'
import { serveForTests } from '../../src/launch/serveForTests'
import { benchRequests } from './benchDesk'
import { deskReport, type DeskTimes } from './deskReport'

const FEW = 100
const MANY = 10_000
const ROUNDS = 3
const PER_ROUND = 7
const file = 'docs/desk-bench.md'

/** The search finds one person, however many there are: as whoever is called looks for the caller. */
const asked = {
  'first page': '/admin',
  search: '/admin?q=9000000042',
  filter: '/admin?status=quoted&status=confirmed&service=catering',
}

/** `npm run bench:desk`: the desk with ten thousand requests beside the desk with a hundred. */
await runLauncher({
  async main(launch) {
    const site = await launch.steps.run('Server', () => serveForTests())
    launch.onStop(site.stop)
    const client = databaseClient(site.databaseUri)
    launch.onStop(() => client.close())
    const bookings = client.db().collection('Booking')
    const cookie = await signIn(site)
    const times: DeskTimes[] = Object.keys(asked).map((name) => ({ few: [], many: [], name }))
    const measure = async (size: 'few' | 'many', rounds: number) => {
      for (const one of times) {
        for (let round = 0; round < rounds; round += 1) {
          const url = site.url + asked[one.name as keyof typeof asked]
          one[size].push(await timed({ cookie, url }))
        }
      }
    }
    const grow = () => bookings.insertMany(benchRequests({ count: MANY - FEW, from: FEW }))
    const shrink = () =>
      bookings.deleteMany({ reference: { $gte: `JU-${FEW.toString(36).padStart(6, '0')}` } })
    const round = async () => {
      await measure('few', PER_ROUND)
      await grow()
      await measure('many', PER_ROUND)
      await shrink()
    }
    await bookings.deleteMany()
    await bookings.insertMany(benchRequests({ count: FEW }))
    await launch.steps.run('Warm-up', round)
    for (const one of times) Object.assign(one, { few: [], many: [] })
    for (let index = 1; index <= ROUNDS; index += 1) {
      await launch.steps.run(`Round ${index}`, round)
    }
    const report = deskReport({ few: FEW, many: MANY, server: site.databaseServer, times })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})

interface Account {
  adminEmail: string
  adminPassword: string
  url: string
}

async function signIn({ adminEmail, adminPassword, url }: Account): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
    headers: { 'Content-Type': 'application/json', Origin: url },
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function timed({ cookie, url }: { cookie: string; url: string }): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie, 'Sec-Fetch-Site': 'same-origin' } })
  const text = await response.text()
  const took = performance.now() - began
  if (!text.includes('bookings__row')) throw new Error(`${url} answers ${response.status}, no list`)
  return took
}
