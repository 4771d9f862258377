import { inLocale } from '@/i18n/localePath'
import { openPage } from '../harness/browser/openPage'
import { violations } from '../harness/pages/axe'
import { tagsIn } from '../harness/pages/htmlTags'
import { factsOf } from '../harness/pages/jsonLd'
import { hindiPages, screens, sitePages } from '../harness/pages/routes'
import { expect, test } from './fixtures'

const [phone, , desk] = screens

/** What other words can change; everyPage.spec.ts asks the same elements for all rules. */
const ofWords = {
  runOnly: ['cat.language', 'cat.name-role-value', 'cat.text-alternatives', 'cat.forms'],
}

// A page that is not there answers 404, which the browser tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404/, viewport: phone })

for (const part of [0, 1]) {
  test(`[I1] [I2] [I5] every Hindi page should be in Hindi, for everyone and as wide as the screen, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow()
    for (const path of hindiPages.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize(phone)
      await openPage(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      expect.soft(await page.evaluate(latinTexts), path).toEqual([])
      expect.soft(await page.evaluate(spacedOrUpper), path).toEqual([])
      expect.soft(await violations(page, { options: ofWords }), path).toEqual([])
      for (const width of [320, phone.width, 768, 1024, desk.width]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft([path, width, over]).toEqual([path, width, 0])
        expect.soft([path, width, await page.evaluate(cutLetters)]).toEqual([path, width, []])
      }
    }
  })
}

/** Texts in Latin letters outside of `lang="en"`; brands, addresses and codes are written so in Hindi too. */
function latinTexts(): string[] {
  const written =
    /^[\s\d\p{P}\p{S}]*(?:WhatsApp|Instagram|Facebook|YouTube|Google|GSTIN|FSSAI|GST|DPDP|Igor Danchenko|JU-\w+-\w+|[\w.]+@[\w.]+|https?:\S+|am|pm)(?:[\s\d\p{P}\p{S}]|$)/u
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('[lang="en"], script, style, noscript, [data-latin]')) continue
    const text = (node.textContent ?? '').trim()
    const words = text.match(/[A-Za-z][A-Za-z-]{2,}/g) ?? []
    const isHindi = /\p{Script=Devanagari}/u.test(text)
    if (words.length > 0 && !isHindi && !written.test(text)) found.push(text)
  }
  return found
}

/** Devanagari must not be spaced out or changed in case: its headline would break. */
function spacedOrUpper(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { letterSpacing, textTransform } = getComputedStyle(element)
      const isStyled = !['normal', '0px'].includes(letterSpacing) || textTransform !== 'none'
      return isStyled && !element.closest('[lang="en"]') && element.textContent?.trim()
    })
    .map((element) => element.outerHTML.slice(0, 80))
}

/** Buttons and labels that are lower than their text. */
function cutLetters(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.btn, .kicker, label, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
    .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`)
}

test('[I1] [P6] every page should name its languages, each of which names it back', async ({
  request,
  site,
}) => {
  for (const path of sitePages) {
    const [english, hindi] = [path, inLocale('hi', path)]
    const absolute = (one: string) => new URL(one, site.url).href
    const wanted = { en: absolute(english), hi: absolute(hindi), 'x-default': absolute(english) }
    for (const [lang, address] of [
      ['en', english],
      ['hi', hindi],
    ] as const) {
      const html = await (await request.get(address)).text()
      const links = tagsIn(html, 'link')
      const alternates = links
        .filter(({ hrefLang, hreflang, rel }) => rel === 'alternate' && (hrefLang ?? hreflang))
        .map(({ href = '', hrefLang, hreflang }) => [hrefLang ?? hreflang, new URL(href).href])
      expect(Object.fromEntries(alternates), address).toEqual(wanted)
      const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? ''
      expect(new URL(canonical).href).toBe(absolute(address))
      expect(tagsIn(html, 'html')).toMatchObject([{ dir: 'ltr', lang }])
      const metas = tagsIn(html, 'meta')
      const meta = (name: string) => metas.find(({ property }) => property === name)?.content ?? ''
      expect(meta('og:locale')).toBe(lang === 'hi' ? 'hi_IN' : 'en_IN')
      if (lang === 'hi') expect(meta('og:title')).toMatch(/\p{Script=Devanagari}/u)
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`hreflang="hi" href="${new URL('/hi/about', site.url).href}"`)
  expect(sitemap).toContain(`<loc>${new URL('/hi/about', site.url).href}</loc>`)
})

test('[I1] the share picture and the facts of a Hindi page should be in Hindi', async ({
  request,
}) => {
  const html = await (await request.get('/hi/faqs')).text()
  const [picture] = tagsIn(html, 'meta').filter(({ property }) => property === 'og:image')
  expect(picture?.content).toContain('/hi/og/faqs')
  const answer = await request.get(picture?.content ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const faqs = factsOf(html).get('FAQPage')
  expect(faqs).toMatchObject({ inLanguage: 'hi' })
  expect(JSON.stringify(faqs)).toMatch(/\p{Script=Devanagari}/u)
})

test('[I1] the switch should stay on the page, with its query and its fragment', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await openPage(page, '/booking?kind=event&date=2099-12-12#booking-form')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/booking\?kind=event&date=2099-12-12#booking-form$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'hreflang',
    'en',
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/booking\?kind=event&date=2099-12-12#booking-form$/)
  await page.setViewportSize(phone)
  await openPage(page, '/hi/events/royal-wedding-setup')
  await page.getByRole('banner').getByRole('button').click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'English' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page).toHaveURL(/\/events\/royal-wedding-setup$/)
  expect(await page.context().cookies()).toEqual([])
})

test('[I1] old, unknown and foreign addresses should be answered in the language that they name', async ({
  page,
  request,
}) => {
  const redirects = [
    ['/hi/services', '/hi/service'],
    ['/hi/events', '/hi/all-events'],
    ['/hi/catering', '/hi/all-catering'],
    ['/hi/login', '/login'],
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/hi/About', '/hi/about'],
  ]
  for (const [from = '', to] of redirects) {
    const { headers, status } = await request
      .get(from, { maxRedirects: 0 })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
    expect([from, status, headers.location]).toEqual([from, 308, to])
  }
  const home = await (await request.get('/hi/home')).text()
  expect(tagsIn(home, 'link').find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/hi$/)
  for (const path of ['/hi/nothing-here', '/hi/events/nothing-here', '/hi/admin']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page).toHaveTitle(/\p{Script=Devanagari}/u)
    for (const area of ['banner', 'contentinfo'] as const) {
      await expect(
        page.getByRole(area).getByRole('link', { name: 'English' }).first(),
      ).toHaveAttribute('href', path.slice('/hi'.length))
    }
  }
})

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('[I1] should be offered it once, and be let alone', async ({ page }) => {
    await openPage(page, '/about')
    const offer = page.getByRole('complementary').getByRole('link')
    await expect(offer).toHaveAttribute('href', '/hi/about')
    await page.getByRole('complementary').getByRole('button').click()
    await expect(offer).toBeHidden()
    await openPage(page, '/about')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(offer).toBeHidden()
    await expect(page).toHaveURL(/\/about$/)
  })
})
