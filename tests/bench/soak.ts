import { writeFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildSite } from '../../src/launch/buildSite'
import { generatePassword } from '../../src/launch/generatePassword'
import { LaunchError } from '../../src/launch/LaunchError'
import { buildProgram } from '../../src/launch/programs'
import { runLauncher } from '../../src/launch/runLauncher'
import { startMailServer } from '../helpers/mailServer'
import { arrivals } from './arrivals'
import { drive } from './drive'
import { keptOnce } from './keptOnce'
import { serveBehindFront } from './serveBehindFront'
import { soakRecord } from './soakRecord'
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
    const { front, site } = await steps.run('Site', () =>
      serveBehindFront(launch, {
        MAIL_FROM: 'bookings@example.com',
        PAYLOAD_SECRET: secret,
        SMTP_URL: mail.url,
        TRUST_PROXY: '1',
      }),
    )
    const [url, [instance]] = [front?.url ?? site.url, site.instances]
    if (!instance?.pid) throw new LaunchError('Nothing serves the site.')
    const visitors = await soakVisitors({ front: url, secret, site: site.url })
    const staff = await soakStaff({ front: url, site, taken: visitors.taken })

    const capacity = await steps.run('Capacity', async (note) => {
      const once = async () => void (await visitors.act())
      const phase = Math.min(20_000, ms / 4)
      await drive({ inParallel: 16, ms: phase, once })
      const { durations, seconds } = await drive({ inParallel: 16, ms: phase, once })
      note(`${(durations.length / seconds).toFixed(0)} a second`)
      return durations.length / seconds
    })

    const record = soakRecord()
    const rate = capacity * SHARE
    const delays = monitorEventLoopDelay({ resolution: 1 })
    const began = performance.now()
    const databasePort = Number(/:(\d+)\//.exec(site.databaseUri)?.[1])
    const watch = watchProcess({ databasePort, pid: instance.pid })
    await steps.run('Soak', async () => {
      delays.enable()
      const due = (act: () => Promise<string>) => (at: number) => record.note(act, at)
      await Promise.all([
        arrivals({ ms, once: due(visitors.act), perSecond: rate }),
        ...staff.map(({ act, every }) => arrivals({ ms, once: due(act), perSecond: 1 / every })),
      ])
      delays.disable()
      watch.stop()
    })
    const report = soakReport({
      began,
      capacity,
      front: Boolean(front),
      kept: await keptOnce({ databaseUri: site.databaseUri, launch, taken: visitors.taken }),
      ms,
      ownDelay: delays.percentile(99) / 1e6,
      pages: visitors.pages,
      pictures: visitors.pictures,
      rate,
      record,
      samples: watch.samples,
      server: site.databaseServer,
    })
    await writeFile(file, report.text)
    steps.line(report.text)
    if (!report.holds) process.exitCode = 1
  },
})

function secondsAsked(): number {
  const said = process.argv[2]
  const seconds = said === undefined ? MINUTES * 60 : Number(said)
  if (!(seconds >= 20)) throw new LaunchError('npm run soak -- SECONDS: at least 20.')
  return seconds
}
