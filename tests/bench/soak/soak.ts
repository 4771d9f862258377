import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { generatePassword } from '@/cli/adminAccount'
import { buildSite } from '@/cli/build'
import { LaunchError } from '@/cli/launcher'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { startMailServer } from '../../harness/mail/mailServer'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { arrivals } from '../bookings/arrivals'
import { keptOnce } from '../bookings/keptOnce'
import { madeFrom } from '../report/madeFrom'
import { serveBehindFront } from '../speeds/serveBehindFront'
import { soakCapacity } from './soakCapacity'
import { soakRecord, type Done } from './soakRecord'
import { soakReport } from './soakReport'
import { soakStaff } from './soakStaff'
import { soakVisitors } from './soakVisitors'
import { watchProcess } from './watchProcess'

const file = 'docs/soak.md'
const MINUTES = 15
const SHARE = 0.5

/** `npm run soak`: a quarter of an hour at half of what this machine can do; `-- 60` for so many seconds. */
await runLauncher({
  async main(launch) {
    const { steps } = launch
    const ms = secondsAsked() * 1000
    await steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const mail = await startMailServer()
    launch.onStop(mail.close)
    const secret = generatePassword() + generatePassword()
    const env = {
      MAIL_FROM: 'bookings@example.com',
      PAYLOAD_SECRET: secret,
      SMTP_URL: mail.url,
    }
    const { front, site } = await steps.run('Site', () =>
      serveBehindFront({ apart: true, env, launch }),
    )
    if (!front) throw new LaunchError('The soak needs nginx and openssl.')
    const processes = inOrder(site)
    for (const { niceness, pid } of processes) setPriority(pid, niceness)
    const own = site.instances.at(-1)?.url ?? site.url
    const visitors = await soakVisitors({ front: front.url, secret, site: own })
    const staff = await soakStaff({ front: front.url, site, taken: visitors.taken })

    const capacity = await steps.run('Capacity', async (note) => {
      const found = await soakCapacity(visitors.act)
      note(`${found.served.toFixed(0)} visitors a second`)
      return found
    })

    const record = soakRecord()
    const rate = capacity.served * SHARE
    const delays = monitorEventLoopDelay({ resolution: 1 })
    const began = performance.now()
    const watched = processes.map(({ name, pid }) => ({ name, ...watchProcess(pid) }))
    await steps.run('Soak', async () => {
      delays.enable()
      const due = (act: () => Promise<Done>) => (at: number) => record.note(act, at)
      await Promise.all([
        arrivals({ ms, once: due(visitors.act), perSecond: rate }),
        ...staff.map(({ act, every }) => arrivals({ ms, once: due(act), perSecond: 1 / every })),
      ])
      delays.disable()
      for (const { stop } of [...watched, visitors]) stop()
    })
    const report = soakReport({
      began,
      capacity,
      from: await madeFrom(),
      kept: await keptOnce({ databaseUri: site.databaseUri, launch, taken: visitors.taken }),
      ms,
      ownDelay: delays.percentile(99) / 1e6,
      pages: visitors.pages,
      rate,
      record,
      server: site.databaseServer,
      watched,
    })
    await writeFile(file, report.text)
    steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})

/** As docs/operations.md has it where one machine runs all of them: pages first. */
function inOrder({ instances: [pages, personal], worker }: ServedForTests) {
  const all = [
    { instance: pages, name: 'pages', niceness: 0 },
    { instance: personal, name: 'personal', niceness: 5 },
    { instance: worker, name: 'worker', niceness: 10 },
  ]
  return all.map(({ instance, ...one }) => {
    if (!instance?.pid) throw new LaunchError(`${one.name}: no process.`)
    return { ...one, pid: instance.pid }
  })
}

function secondsAsked(): number {
  const said = process.argv[2]
  const seconds = said === undefined ? MINUTES * 60 : Number(said)
  if (!(seconds >= 20)) throw new LaunchError('npm run soak -- SECONDS: at least 20.')
  return seconds
}
