import { readdir } from 'node:fs/promises'
import { execa } from 'execa'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { childEnv } from '../../src/env'
import { adminHeaders } from '../e2e/adminHeaders'
import { fillDialog, send, thanksTo } from '../e2e/bookingForm'
import { askAs } from '../harness/askAs'
import { openPage } from '../harness/browser/openPage'
import { expectNothingLost } from '../harness/expectNothingLost'
import { browsed, startLoad } from '../harness/faultLoad'
import { test } from '../harness/faultTest'
import { noFront, openFront } from '../harness/openFront'
import { DEPLOYMENT_ID, NEW_WORDS, siteImage, type SiteImage } from '../harness/siteImage'
import { startOne, type Started } from '../harness/startOne'
import { untilReady } from '../harness/watchHealth'

let image: SiteImage

test.beforeAll(async () => {
  // On a machine of two cores that is busy with other tests too.
  test.setTimeout(900_000)
  image = await siteImage()
})

test.afterAll(() => image?.remove())

test.describe('[W2] the image of the site, from a folder with nothing else', () => {
  test('should answer for pages, scripts, its health and pictures, and end in order', async ({
    playwright,
    stage: { env: given, site },
  }) => {
    test.setTimeout(180_000)
    // Empty: the default folder for pictures is part of the image, and must work.
    const env = { ...image.env, ...given, MEDIA_DIR: '' }
    const started = await startOne({ command: image.command, env })
    const { ended, port, stop, tail, url } = started
    const api = await playwright.request.newContext({ baseURL: url })
    try {
      await test.step('pages, scripts and health', async () => {
        const home = await fetch(url)
        const page = await home.text()
        expect(home.status).toBe(200)
        expect(page).toContain('</html>')
        const script = /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(page)?.[1] ?? ''
        expect(script).toContain(`dpl=${DEPLOYMENT_ID}`)
        expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
        expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
        expect(await (await fetch(`${url}/api/health/ready`)).json()).toEqual({ status: 'ready' })
      })

      await test.step('a picture is taken and cut', async () => {
        const headers = await adminHeaders(api, site)
        const create = { background: '#a33', channels: 3, height: 900, width: 1600 } as const
        const buffer = await sharp({ create }).jpeg().toBuffer()
        const sent = await api.post('/api/media', {
          headers,
          multipart: {
            _payload: JSON.stringify({ alt: 'A lamp' }),
            file: { buffer, mimeType: 'image/jpeg', name: 'lamp.jpg' },
          },
        })
        expect(sent.status(), await sent.text()).toBe(201)
        const { doc } = (await sent.json()) as {
          doc: { id: string; sizes: Record<string, { url: string | null }> }
        }
        const cut = Object.values(doc.sizes).find((size) => size.url?.endsWith('.avif'))
        const picture = await fetch(new URL(cut?.url ?? '', url))
        expect(picture.headers.get('content-type')).toBe('image/avif')
        expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('heif')
        expect((await api.delete(`/api/media/${doc.id}`, { headers })).status()).toBe(200)
      })

      await test.step('the health check of its image', async () => {
        const check = await execa(image.check[0] ?? '', image.check.slice(1), {
          env: childEnv({ ...env, PORT: String(port) }),
          extendEnv: false,
          reject: false,
        })
        expect(check.exitCode).toBe(0)
      })

      await test.step('it ends when it is asked to', async () => {
        await stop()
        expect(await ended).toMatchObject({ signal: null })
        expect(tail.join('\n')).not.toMatch(/was killed|error/i)
        await expect(fetch(url)).rejects.toThrow()
      })
    } finally {
      await api.dispose()
      await stop()
    }
  })

  test('should hold neither data nor tests nor documents', async () => {
    const names = (await readdir(image.folder, { recursive: true })).filter(
      (name) => !/(^|[/\\])node_modules([/\\]|$)/.test(name),
    )
    expect(names.filter((name) => /planted|\.test\.|\.env/.test(name))).toEqual([])
    expect(names).toContain('src/server/server.mjs')
  })
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
