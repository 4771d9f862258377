import { test as base } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { databaseLine } from '../database/databaseLine'
import { startMailServer } from '../mail/mailServer'
import { askAs } from '../nginx/askAs'
import { serveForTests } from '../site/serveForTests'
import { browsed } from './faultLoad'

export type FaultStage = Awaited<ReturnType<typeof prepare>>

interface WorkerFixtures {
  /** Two processes of the production build on one database, with a line to it that can be cut. */
  stage: FaultStage
}

export const test = base.extend<{ whole: null }, WorkerFixtures>({
  stage: [
    async ({}, use) => {
      const stage = await prepare()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Each test begins with nothing broken, whatever the one before left behind. */
  whole: [
    async ({ stage }, use, info) => {
      await stage.mend()
      stage.said.length = 0
      await use(null)
      if (info.status === info.expectedStatus) return
      await info.attach('what the site said', { body: stage.said.join('\n') })
    },
    { auto: true, timeout: 120_000 },
  ],
})

async function prepare() {
  const line = await databaseLine()
  let mail = await startMailServer()
  const said: string[] = []
  const env = {
    MAIL_FROM: 'bookings@example.com',
    // For more processes beside these: what one signs the other must know.
    PAYLOAD_SECRET: 'faults-are-tried-with-a-secret-of-their-own',
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
  }
  const report = (text: string) => void said.push(text)
  const site = await serveForTests({ count: 2, env, report, through: line.to })
  let turn = 0
  return {
    env: { ...env, DATABASE_URI: await line.to(site.databaseUri), MEDIA_DIR: site.mediaFolder },
    line,
    mail: {
      received: () => mail.received,
      /** Closes its port until `up`. */
      down: () => mail.close(),
      async up() {
        mail = await startMailServer({ port: mail.port })
      },
    },
    said,
    site,
    /** One instance after the other. */
    url: () => site.instances[turn++ % site.instances.length]?.url ?? '',
    async mend() {
      line.resume()
      line.delay(0)
      await line.accept()
      for (const one of site.instances) if (one.pid === undefined) await one.start()
      const client = databaseClient(site.databaseUri)
      await client.db().collection('RateLimit').deleteMany({})
      await client.close()
      // An instance that was begun anew knows no page yet.
      for (const { url } of site.instances) {
        for (const path of browsed) await askAs({ url: url + path })
      }
    },
    async stop() {
      await site.stop()
      await mail.close()
      await line.close()
    },
  }
}
