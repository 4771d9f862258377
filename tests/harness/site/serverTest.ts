import { request, test as base, type APIRequestContext } from 'playwright/test'
import type { StoredEmail } from '@/booking/storedBookings'
import { databaseClient } from '@/databaseClient'
import { startMailServer } from '../mail/mailServer'
import { noFront, openFront } from '../nginx/openFront'
import { serveForTests } from './serveForTests'

export interface StoredBooking {
  contactNumber: string
  idempotencyKey: string
  emails: StoredEmail[]
  reference: string
  spamSigns: string[]
  status: string
}

interface Front {
  /** Asks through it, as one visitor; the certificate is not looked at. */
  ask: APIRequestContext
  httpUrl: string
  url: string
}

interface WorkerFixtures {
  /** The shipped nginx in front of `server`; null where there is none. */
  nginx: Front | null
  /** The production build with a mail server, a proxy in front that it trusts, and its database. */
  server: Awaited<ReturnType<typeof serve>>
}

interface TestFixtures {
  /** The shipped nginx; each test of it is skipped by name where there is none. */
  front: Front
  /** Each test begins with a mail server that takes everything, whatever the one before told it. */
  mailTakesAll: null
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  front: async ({ nginx }, use, { skip }) => {
    skip(!nginx, noFront)
    if (nginx) await use(nginx)
  },
  mailTakesAll: [
    async ({ server }, use) => {
      server.mail.state.manner = 'accept'
      await use(null)
    },
    { auto: true },
  ],
  nginx: [
    async ({ server }, use) => {
      const opened = await openFront(server.site.instances.map(({ port }) => port))
      if (!opened) return use(null)
      const { httpUrl, stop, url } = opened
      const options = { baseURL: url, ignoreHTTPSErrors: true, maxRedirects: 0 }
      const ask = await request.newContext(options)
      await use({ ask, httpUrl, url })
      await ask.dispose()
      await stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await serve()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function serve() {
  let mail = await startMailServer()
  const said: string[] = []
  const env = { MAIL_FROM: 'bookings@example.com', SMTP_URL: mail.url, TRUST_PROXY: '1' }
  const site = await serveForTests({ env, report: (text) => said.push(text) })
  const client = databaseClient(site.databaseUri)
  return {
    site,
    /** What the site wrote to its log. */
    said,
    bookings: client.db().collection<StoredBooking>('Booking'),
    /** Deletes all rate limit counts. */
    forgetLimits: () => client.db().collection('RateLimit').deleteMany({}),
    get mail() {
      return mail
    },
    /** Closes its port until `mailUp`. */
    mailDown: () => mail.close(),
    async mailUp() {
      mail = await startMailServer({ port: mail.port })
    },
    async stop() {
      await client.close()
      await site.stop()
      await mail.close()
    },
  }
}
