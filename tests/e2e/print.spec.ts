import type { Page } from 'playwright/test'
import { inLocale } from '@/i18n/localePath'
import { locales } from '@/rules/locales'
import { serviceKinds } from '@/rules/serviceKinds'
import { openPage } from '../harness/browser/openPage'
import { adminApi } from '../harness/requests/adminApi'
import type { ServedForTests } from '../harness/site/serveForTests'
import { expect, test } from './fixtures'
import { siteDatabase } from './siteDatabase'

async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Of each language and kind the service with the most words: a shorter page takes no more paper. */
async function longestServices(site: ServedForTests) {
  const services = await siteDatabase(site).collection('Service').find().toArray()
  return locales.flatMap((locale) => {
    const lengths = services.map(({ kind, slug, ...content }) => ({
      kind,
      length: JSON.stringify(content, keepLocale(locale)).length,
      slug,
    }))
    const longestFirst = lengths.toSorted((one, other) => other.length - one.length)
    return serviceKinds.map((kind) => {
      const slug = longestFirst.find((service) => service.kind === kind)?.slug
      return inLocale(locale, `/${kind === 'event' ? 'events' : 'catering'}/${slug}`)
    })
  })
}

/** A localized field of a stored document has a value for each language. */
const keepLocale = (locale: string) => (_name: string, value: unknown) =>
  value && typeof value === 'object' && 'en' in value ? Reflect.get(value, locale) : value

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
  const longest = await longestServices(site)
  expect(longest).toHaveLength(4)
  try {
    await admin.saveGlobal('site-settings', full)
    for (const path of longest) {
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
