import type { APIRequestContext, Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'

async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

async function servicePages(request: APIRequestContext) {
  const sitemap = await textOf(request, '/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>[^<]*?((?:\/hi)?\/(?:events|catering)\/[^<]+)<\/loc>/g)]
  return paths.map(([, path = '']) => path)
}

const LONGEST = 2

/** Of each language and kind the services with the most words: a shorter page takes no more paper. */
async function longestPages(request: APIRequestContext, paths: string[]) {
  const pages: { kind: string; length: number; path: string }[] = []
  for (const path of paths) {
    const html = await textOf(request, path)
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const kind = path.slice(0, path.lastIndexOf('/'))
    pages.push({ kind, length: main.replace(/<[^>]*>/g, '').length, path })
  }
  pages.sort((a, b) => b.length - a.length)
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => pages.filter((one) => one.kind === kind).slice(0, LONGEST))
}

test('[P9] the longest services should fit on two sheets of paper in both languages, also with all that settings can add', async ({
  browser,
  request,
  site,
}) => {
  // On paper a page is the same without its scripts, and comes faster.
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const admin = await adminApi(request, site)
  const full = {
    fssai: '12345678901234',
    gstin: '08ABCDE1234F1Z0',
    social: {
      facebook: 'https://face.test/utsav',
      instagram: 'https://insta.test/utsav',
      youtube: 'https://tube.test/utsav',
    },
    whatsapp: '9829012345',
  }
  const empty = {
    fssai: null,
    gstin: null,
    social: { facebook: null, instagram: null, youtube: null },
    whatsapp: null,
  }
  const paths = await servicePages(request)
  expect(paths).toHaveLength(48)
  const longest = await longestPages(request, paths)
  expect(longest).toHaveLength(4 * LONGEST)
  try {
    await admin.saveGlobal('site-settings', full)
    for (const { path } of longest) {
      await page.goto(path)
      expect(await sheetsOf(page), path).toBeLessThanOrEqual(2)
    }
  } finally {
    await admin.saveGlobal('site-settings', empty)
  }
  await context.close()
})

test('[P9] a service on paper should have all its words, and no bars or buttons', async ({
  page,
  site,
}) => {
  await openPage(page, '/catering/wedding-catering')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Menu tasting')).toBeVisible()
  await expect(page.getByText('On request: Non-veg')).toBeVisible()
  await expect(page.getByText(`From ${site.url}/catering/wedding-catering`)).toBeVisible()
  await expect(page.getByText('hello@example.com')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const hidden of await page.locator('.btn, button, article').all()) {
    await expect(hidden).toBeHidden()
  }
})

test('[F1] [P9] the answers should be open on paper, dark on white', async ({ page }) => {
  await openPage(page, '/faqs')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('details > div')
  expect(await page.locator('details[open]').count()).toBe(0)
  const shown = await answers.evaluateAll((all) =>
    all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true })),
  )
  expect(shown.length).toBeGreaterThanOrEqual(4)
  expect(shown).not.toContain(false)
  const words = page.locator('h1, h2, main p, footer p, footer span')
  const notDark = () =>
    words.evaluateAll((all) =>
      all
        .map((element) => {
          const { backgroundColor, color } = getComputedStyle(element)
          const brightest = Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number))
          return { backgroundColor, brightest }
        })
        .filter(({ backgroundColor: ground, brightest }) => {
          return ground !== 'rgba(0, 0, 0, 0)' || brightest >= 40
        }),
    )
  // Colours may be on their way from those of the screen.
  await expect.poll(notDark).toEqual([])
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('[P9] paper should have no invitation and no form, which it could not answer', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const [path, words] of [
    ['/faqs', 'Still have a question?'],
    ['/contact', 'Write to us'],
    ['/booking', 'Would you rather talk to us?'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words, { exact: true }), path).toBeHidden()
    await expect(page.getByRole('main').getByText(words, { exact: true }), path).toHaveCount(1)
  }
})
