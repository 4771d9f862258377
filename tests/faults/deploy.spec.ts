import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { nodeCommand } from '../../src/launch/nodeCommand'
import { fillDialog, send, thanksTo } from '../e2e/bookingForm'
import { askAs } from '../harness/askAs'
import { buildCopy } from '../harness/buildCopy'
import { expectNothingLost } from '../harness/expectNothingLost'
import { browsed, startLoad } from '../harness/faultLoad'
import { test } from '../harness/faultTest'
import { noFront, openFront } from '../harness/openFront'
import { startOne } from '../harness/startOne'
import { untilReady } from '../harness/watchHealth'

const NEW = 'The table is set anew.'

test('[W1] [Q1] [Q3] while a new build replaces the old one, visitors should not notice', async ({
  browser,
  stage: { env, site },
}) => {
  test.setTimeout(400_000)
  const next = await buildCopy({ change: renew })
  const nextCommand = (port: number) =>
    nodeCommand({
      script: 'node_modules/next/dist/bin/next',
      args: ['start', next, '--port', String(port)],
    })
  const running = [await startOne({ env }), await startOne({ env })]
  const front = await openFront(running.map(({ port }) => port))
  const context = await browser.newContext({
    baseURL: front?.url,
    ignoreHTTPSErrors: true,
  })
  try {
    test.skip(!front, noFront)
    if (!front) return
    for (const way of browsed) await askAs({ url: front.url + way })
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    expect(scripts.length).toBeGreaterThan(3)
    // What another visitor was just being given may not lie in nginx's cache yet.
    const kept = async () => (await answersTo(page, scripts)).filter(({ cache }) => cache === 'HIT')
    await expect.poll(async () => (await kept()).length).toBe(scripts.length)

    const load = startLoad({ url: () => front.url })
    for (const [turn, old] of running.entries()) {
      await old.stop()
      const renewed = await startOne({ command: nextCommand(old.port), env, port: old.port })
      running[turn] = renewed
      await untilReady(renewed.url)
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().click()
    await expect(page).toHaveURL(/gallery/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const report = await load.stop()
    await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^503 10$/, report })

    const statuses = (await answersTo(page, scripts)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const home = async () => (await askAs({ url: `${front.url}/faqs` })).body
    await expect.poll(home).toContain(NEW)
    await fillDialog(page, { name: 'Padma', phone: '9829155503' })
    await send(page)
    await expect(thanksTo(page, 'Padma')).toBeVisible()
  } finally {
    await context.close()
    for (const one of running) await one.stop()
    await front?.stop()
    await rm(next, { force: true, recursive: true })
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

/** Other words, so that the new build has other scripts. */
async function renew(folder: string) {
  const file = path.join(folder, 'src/messages/en/faq.ts')
  const words = await readFile(file, 'utf8')
  const renewed = words.replace(/(lede|text|intro): '[^']*'/, `$1: '${NEW}'`)
  expect(renewed).toContain(NEW)
  await writeFile(file, renewed)
}
