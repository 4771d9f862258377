import type { Locator, Page } from 'playwright/test'
import { quoteWords } from '@/i18n/en/quote'
import { openPage, reloadPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { adminOf, again, getPage, logIn, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { accountWithRole } from './staffAccount'
import { storeBookings } from './storeBookings'

const functions = [
  { id: 'aaaaaaaaaaaaaaaaaaaaaaa1', name: 'Haldi', date: '2099-02-10', guests: 150 },
  { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', name: 'Sangeet', date: '2099-02-11', guests: 300 },
  {
    id: 'aaaaaaaaaaaaaaaaaaaaaaa3',
    name: 'Wedding',
    date: '2099-02-12',
    guests: 450,
    guaranteed: 420,
  },
]

const meera = { email: 'meera@example.com', functions, name: 'Meera Rathore' }

/** A person on a phone who thinks: to find and tap something, and for each key. */
const SECONDS_A_TAP = 6
const SECONDS_A_KEY = 1

const TEN_MINUTES = 600

/** Counts what a person would do. */
function hand(page: Page) {
  let taps = 0
  let keys = 0
  return {
    async tap(target: Locator) {
      taps += 1
      await target.tap()
    },
    async type(target: Locator, text: string) {
      taps += 1
      keys += text.length
      await target.tap()
      await target.fill(text)
    },
    work: () => ({ keys, seconds: taps * SECONDS_A_TAP + keys * SECONDS_A_KEY, taps }),
    page,
  }
}

/** The scripts that the page has loaded in which this text stands. */
async function scriptsWith(page: Page, text: string): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const scripts = loaded.filter((name) => new URL(name).pathname.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url, again)).text()),
  )
  return scripts.filter((_, at) => bodies[at]?.includes(text))
}

const quoteOf = (site: { databaseUri: string }, booking: string) =>
  siteDatabase(site).collection('Quote').findOne({ booking })

const saved = (page: Page) => page.locator('.quote-saving').getByText('Saved', { exact: true })

const part = (page: Page, name: string) => page.getByRole('region', { exact: true, name })

const sendButton = (page: Page) => page.getByRole('button', { exact: true, name: 'Send' })

// A refused save is told to the console by the browser.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

test.beforeEach(async ({ site }) => {
  const database = siteDatabase(site)
  await database.collection('Quote').deleteMany()
  // As of a business that charges GST.
  const own = { $set: { gstin: '08ABCDE1234F1Z0' } }
  await database.collection('globals').updateOne({ globalType: 'site-settings' }, own)
})

test.afterAll(({ site }) =>
  siteDatabase(site)
    .collection('globals')
    .updateOne({ globalType: 'site-settings' }, { $unset: { gstin: '' } }),
)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 800, width: 360 } })

  test('[J3] [J5] [J7] a wedding of three functions is quoted and sent in minutes, and the next one is copied from it', async ({
    page,
    site,
  }) => {
    const [id = '', next = ''] = await storeBookings(site, [
      meera,
      {
        contactNumber: '9829054321',
        functions: functions.map((one) => ({ ...one, guests: 200, guaranteed: null })),
        name: 'Farah Khan',
      },
    ])
    await signIn(page, adminOf(site), `/admin?open=${id}`)
    await expect(page.getByRole('link', { name: 'Make a quote' })).toBeVisible()
    expect(await scriptsWith(page, quoteWords.templates.hint)).toEqual([])
    const { tap, type, work } = hand(page)
    const started = Date.now()
    await tap(page.getByRole('link', { name: 'Make a quote' }))
    await type(part(page, 'Haldi').getByLabel('Price per plate'), '900/-')
    await type(part(page, 'Sangeet').getByLabel('Price per plate'), '1,450')
    await type(part(page, 'Wedding').getByLabel('Price per plate'), '1850')
    await tap(page.getByRole('button', { name: 'Add to For the whole event' }))
    await tap(page.getByRole('menuitem', { name: 'Service: Royal Wedding Setup' }))
    await type(part(page, 'For the whole event').getByLabel('Price, ₹'), '4,50,000')
    // 13,47,000 of plates with 5 %, and 4,50,000 of decoration with 18 %.
    await expect(page.locator('.quote-bar')).toContainText('₹19,45,350')
    await expect(part(page, 'Payments').getByLabel('Amount')).toHaveCount(3)
    await expect(part(page, 'Payments')).toContainText('Sums to the total.')
    await expect(saved(page)).toBeVisible()
    expect(await scriptsWith(page, quoteWords.templates.hint)).not.toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await axeInThemes(page, 'the editor', { widths: [360], within: 'main' })

    await tap(sendButton(page))
    const dialog = page.getByRole('dialog', { name: 'Send version 1' })
    await expect(dialog).toContainText('Total: ₹19,45,350')
    await axeInThemes(page, 'sending', { widths: [360], within: dialog })
    await tap(dialog.getByRole('button', { name: 'WhatsApp' }))
    const link = page.getByRole('link', { name: 'Open WhatsApp' })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919829012345\?text=/)
    const text = decodeURIComponent((await link.getAttribute('href')) ?? '')
    expect(text).toMatch(/Hello Meera Rathore,[^]+\/q\/[\w-]{43}\n/)
    await axeInThemes(page, 'the sent quote', { widths: [360], within: page.getByRole('dialog') })
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    await expect(page.getByText('Not opened yet')).toBeVisible()
    const { keys, seconds, taps } = work()
    console.log(
      `A quote for three functions: ${taps} taps and ${keys} keys, ${seconds} seconds of a person, ${Math.round((Date.now() - started) / 1000)} seconds of this test with axe`,
    )
    expect(seconds).toBeLessThan(TEN_MINUTES)
    await expect
      .poll(() => quoteOf(site, id))
      .toMatchObject({
        number: { number: 1 },
        versions: [{ issued: {}, links: [{ way: 'whatsapp' }] }],
      })

    await test.step('its lines are the template of the next one', async () => {
      await openPage(page, `/admin/quote/${next}`)
      const second = hand(page)
      await second.tap(page.getByRole('button', { name: 'Copy from an earlier quote' }))
      await second.type(page.getByLabel('Name or reference'), 'meera')
      await second.tap(page.getByRole('button', { name: /^Meera Rathore/ }))
      const sangeet = part(page, 'Sangeet').getByRole('listitem')
      await expect(sangeet).toHaveCount(2)
      await expect(sangeet.nth(1).getByLabel('Plates')).toHaveValue('200')
      await expect(sangeet.nth(1).getByLabel('Price per plate')).toHaveValue('1,450')
      const { taps: again } = second.work()
      console.log(`Copied from an earlier quote: ${again} taps`)
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(sangeet).toHaveCount(1)
    })
  })
})

test('[J3] what is typed survives a reload, no connection, and what somebody else saved; problems lead to their fields', async ({
  context,
  page,
  site,
}) => {
  const [id = ''] = await storeBookings(site, [meera])
  await signIn(page, adminOf(site), `/admin/quote/${id}`)
  const price = part(page, 'Haldi').getByLabel('Price per plate')
  await price.fill('900')
  await expect(saved(page)).toBeVisible()

  await test.step('without a connection it stays on the device', async () => {
    await context.setOffline(true)
    await price.fill('950')
    await expect(page.getByText('Not saved: no connection')).toBeVisible()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await price.fill('975')
    await reloadPage(page)
    await expect(price).toHaveValue('975')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('over what somebody else saved, one is chosen and the other is not lost', async () => {
    const stored = await quoteOf(site, id)
    const [draft] = (stored?.versions ?? []) as { content: object }[]
    const theirs = { content: { ...draft?.content, note: 'From Asha' }, revision: stored?.revision }
    const headers = { origin: site.url }
    const answer = await page.request.post(`/api/quotes/for/${id}`, {
      ...again,
      data: theirs,
      headers,
    })
    expect(answer.status()).toBe(200)
    await price.fill('999')
    const conflict = page.getByRole('group', { name: /changed this quote meanwhile/ })
    await expect(conflict).toBeFocused()
    await axeInThemes(page, 'the conflict', { within: conflict })
    await conflict.getByRole('button', { name: 'Take theirs' }).click()
    await expect(price).toHaveValue('975')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(price).toHaveValue('999')
    await expect(saved(page)).toBeVisible()
    await expect
      .poll(async () => (await quoteOf(site, id))?.versions[0].content.lines[0].unitPrice)
      .toBe(99_900)
  })

  await test.step('problems are named at their fields, and lines go up by the keyboard', async () => {
    await price.fill('12 or 13')
    await part(page, 'Wedding').getByLabel('Title').fill('')
    await sendButton(page).click()
    const summary = page.getByRole('group', { name: '2 things are missing to send it' })
    await expect(summary).toBeFocused()
    await axeInThemes(page, 'problems', { within: 'main' })
    await summary.getByRole('link', { name: /cannot be read/ }).click()
    await expect(price).toBeFocused()
    await expect(price).toHaveAccessibleDescription(/Write an amount such as/)
    await page.getByRole('button', { name: 'Add to Haldi' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Fixed price' }).press('Enter')
    const titles = part(page, 'Haldi').getByLabel('Title')
    await expect(titles.nth(1)).toBeFocused()
    await page.keyboard.type('Marigolds')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(titles.first()).toHaveValue('Marigolds')
    await expect(page.getByText('Marigolds is now 1 of 2.')).toBeAttached()
  })
})

test('[J12] [J3] sales write quotes, staff get neither screen nor answer', async ({
  page,
  playwright,
  site,
}) => {
  const [id = ''] = await storeBookings(site, [meera])
  const address = `/admin/quote/${id}`
  const staff = await accountWithRole(playwright, { name: 'quote-staff', role: 'staff', site })
  await logIn(page, staff)
  const refused = await getPage(page, address, { maxRedirects: 0 })
  expect(await refused.text()).not.toContain('Meera Rathore')
  const data = { content: {}, revision: 0 }
  const headers = { origin: site.url }
  const write = await page.request.post(`/api/quotes/for/${id}`, { ...again, data, headers })
  const search = await getPage(page, '/api/quotes/earlier')
  expect([write.status(), search.status()]).toEqual([403, 403])

  const sales = await accountWithRole(playwright, { name: 'quote-sales', role: 'sales', site })
  await page.context().clearCookies()
  await signIn(page, sales, address)
  await part(page, 'Haldi').getByLabel('Price per plate').fill('900')
  await expect(saved(page)).toBeVisible()
})
