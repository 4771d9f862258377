import { request, type APIRequestContext } from 'playwright/test'
import { freePort } from '../../src/database/freePort'
import { createLaunch } from '../../src/launch/createLaunch'
import { createSteps } from '../../src/launch/steps'
import { test as base } from './serverTest'
import { findFront, startFront } from './startFront'

interface Front {
  /** Asks through it, as one visitor; the certificate is not looked at. */
  ask: APIRequestContext
  httpUrl: string
  url: string
}

/** The site behind the shipped nginx; each test of it is skipped by name where there is none. */
export const test = base.extend<{ front: Front }, { nginx: Front | null }>({
  front: async ({ nginx }, use, { skip }) => {
    skip(!nginx, 'nginx and openssl are not here')
    if (nginx) await use(nginx)
  },
  nginx: [
    async ({ server }, use) => {
      const programs = await findFront()
      if (!programs) return use(null)
      const said: string[] = []
      const write = (text: string) => void said.push(text)
      const launch = createLaunch({
        steps: createSteps({ live: false, write, writeError: write }),
        onFail: (error) => void said.push(String(error)),
      })
      const sites = [Number(new URL(server.site.url).port)]
      try {
        const httpsPort = await freePort()
        const { httpUrl, url } = await startFront({ httpsPort, launch, programs, sites })
        const ask = await request.newContext({
          baseURL: url,
          ignoreHTTPSErrors: true,
          maxRedirects: 0,
        })
        await use({ ask, httpUrl, url })
        await ask.dispose()
      } finally {
        await launch.stopAll()
      }
    },
    { scope: 'worker' },
  ],
})
