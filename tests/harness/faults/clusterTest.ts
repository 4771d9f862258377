import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { request, test as base, type APIRequestContext } from 'playwright/test'
import { createLaunch } from '@/cli/launcher'
import { createSteps } from '@/cli/progress'
import { databaseClient } from '@/databaseClient'
import { startObjectStore, type ObjectStore } from '../deploy/objectStore'
import { freePort } from '../launch/freePort'
import { startMailServer } from '../mail/mailServer'
import { findFront, startFront } from '../nginx/startFront'
import { serveForTests } from '../site/serveForTests'

interface Fixtures {
  /** Asks through nginx; each test of it is skipped by name where there is none. */
  front: APIRequestContext
}

interface WorkerFixtures {
  /** Two instances and a worker on one database, pictures in an object store, nginx in front. */
  cluster: Awaited<ReturnType<typeof startCluster>>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cluster: [
    async ({}, use) => {
      const cluster = await startCluster()
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  front: async ({ cluster }, use, { skip }) => {
    skip(!cluster.frontUrl, 'nginx and openssl are not here')
    const context = await request.newContext({
      baseURL: cluster.frontUrl ?? '',
      ignoreHTTPSErrors: true,
    })
    await use(context)
    await context.dispose()
  },
})

async function startCluster() {
  const said: string[] = []
  const write = (text: string) => void said.push(text)
  const launch = createLaunch({
    steps: createSteps({ live: false, write, writeError: write }),
    onFail: (error) => void said.push(String(error)),
  })
  const programs = await findFront()
  const httpsPort = await freePort()
  const frontUrl = programs ? `https://localhost:${httpsPort}` : null
  const mail = await startMailServer()
  launch.onStop(mail.close)
  const store = await startObjectStore()
  launch.onStop(store.stop)
  const folder = await mkdtemp(path.join(tmpdir(), 'no-pictures-'))
  launch.onStop(() => rm(folder, { force: true, recursive: true }))
  const site = await serveForTests({
    count: 2,
    env: {
      ...store.env,
      ...(frontUrl ? { SITE_URL: frontUrl } : {}),
      MAIL_FROM: 'bookings@example.com',
      MEDIA_DIR: folder,
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
    },
    report: write,
    withWorker: true,
  })
  launch.onStop(site.stop)
  await fillStore(store, site.mediaFolder)
  const sites = site.instances.map(({ port }) => port)
  if (programs) await startFront({ httpsPort, launch, programs, sites })
  const client = databaseClient(site.databaseUri)
  launch.onStop(() => client.close())
  return {
    db: client.db(),
    frontUrl,
    mail,
    said,
    site,
    /** What lies on the disk instead of in the store. */
    strayPictures: () => readdir(folder),
    store,
    stop: launch.stopAll,
  }
}

/** Puts the pictures of the seed where the site would have put them; its own folder it never reads. */
async function fillStore(store: ObjectStore, mediaFolder: string) {
  for (const name of await readdir(mediaFolder)) {
    const body = await readFile(path.join(mediaFolder, name))
    store.put(name, { body, type: types[path.extname(name)] ?? 'application/octet-stream' })
  }
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
