import { readdir } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { fillDialog, send, thanksTo } from '../e2e/bookingForm'
import { openPage } from '../harness/browser/openPage'
import { NEW_WORDS, nextSiteImage, type SiteImage } from '../harness/deploy/siteImage'
import { expectNothingLost } from '../harness/faults/expectNothingLost'
import { browsed, startLoad } from '../harness/faults/faultLoad'
import { test } from '../harness/faults/faultTest'
import { startOne, type Started } from '../harness/launch/startOne'
import { untilReady } from '../harness/launch/watchHealth'
import { askAs } from '../harness/nginx/askAs'
import { noFront, openFront } from '../harness/nginx/openFront'

let image: SiteImage

test.beforeAll(async () => {
  // On a machine of two cores that is busy with other tests too.
  test.setTimeout(900_000)
  image = await nextSiteImage()
})

test.afterAll(() => image?.remove())

test('[W2] the image should hold neither data nor tests nor documents', async () => {
  const names = (await readdir(image.folder, { recursive: true })).filter(
    (name) => !/(^|[/\\])node_modules([/\\]|$)/.test(name),
  )
  expect(names.filter((name) => /planted|\.test\.|\.env/.test(name))).toEqual([])
  expect(names).toContain('src/server/server.mjs')
})

test('[W1] [Q1] [Q3] while a new build replaces the old one, visitors should not notice', async ({
  browser,
  stage: { env, site },
}) => {
  test.setTimeout(240_000)
  const renewed: Started[] = []
  const front = await openFront(site.instances.map(({ port }) => port))
  const context = await browser.newContext({ baseURL: front?.url, ignoreHTTPSErrors: true })
  try {
    test.skip(!front, noFront)
    if (!front) return
    for (const way of browsed) await askAs({ url: front.url + way })
    const page = await context.newPage()
    await openPage(page, '/')
    const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    expect(scripts.length).toBeGreaterThan(3)
    // What another visitor was just being given may not lie in nginx's cache yet.
    const kept = async () => (await answersTo(page, scripts)).filter(({ cache }) => cache === 'HIT')
    await expect.poll(async () => (await kept()).length, { timeout: 60_000 }).toBe(scripts.length)

    const load = startLoad({ url: () => front.url })
    for (const old of site.instances) {
      await old.stop()
      const { port } = old
      const next = await startOne({ command: image.command, env: { ...image.env, ...env }, port })
      renewed.push(next)
      await untilReady(next.url)
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().click()
    await expect(page).toHaveURL(/gallery/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const report = await load.stop()
    await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^503 10$/, report })

    const statuses = (await answersTo(page, scripts)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const faqs = async () => (await askAs({ url: `${front.url}/faqs` })).body
    await expect.poll(faqs, { timeout: 30_000 }).toContain(NEW_WORDS)
    await fillDialog(page, { name: 'Padma', phone: '9829155503' })
    await send(page)
    await expect(thanksTo(page, 'Padma')).toBeVisible()
  } finally {
    await context.close()
    for (const one of renewed) await one.stop()
    await front?.stop()
  }
})

/** Asked from the browser: nginx keeps what it has by the encodings that were asked for. */
const answersTo = (page: Page, urls: string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (url) => {
          const { headers, status } = await fetch(url, { cache: 'reload' })
          return { cache: headers.get('x-cache'), status }
        }),
      ),
    urls,
  )
