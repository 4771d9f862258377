import type { Page } from 'playwright/test'
import { addDays, dayInIndia } from '@/time/days'
import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn, signIn } from './signIn'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOUR_MS = 3_600_000
const ago = (hours: number) => ({ createdAt: new Date(Date.now() - hours * HOUR_MS) })
const today = dayInIndia(new Date())

/** "Just now" is created now, not an hour ago, which could be yesterday in Jaipur. */
const requests = [
  { ...ago(0), name: 'Just now', selectedService: 'event' },
  { ...ago(24 * 3), name: 'Waits', heardFrom: 'instagram', selectedService: 'catering' },
  { ...ago(24 * 4), name: 'Waits too', source: 'phone' },
  { ...ago(24 * 5), answeredAt: new Date(Date.now() - 24 * 5 * HOUR_MS + 80 * 60_000) },
  { ...ago(24 * 6), name: 'Meera', date: today, numberOfGuests: 250, status: 'confirmed' },
  { ...ago(24 * 6), date: addDays(today, 40), numberOfGuests: 1400, status: 'confirmed' },
  { ...ago(24 * 7), lostReason: 'price', status: 'lost' },
  { ...ago(24 * 200), date: addDays(today, -100), status: 'completed' },
  { name: 'Junk', status: 'spam' },
  { deletedAt: new Date(), name: 'Thrown away' },
]

const tiles = (page: Page) => page.getByRole('list', { name: /Numbers now/ }).getByRole('link')

test.beforeEach(({ site }) => storeBookings(site, requests))

test('[M16] the numbers each lead to the list of what they count; the charts are pictures and tables of the same counts, and their library comes with them only', async ({
  page,
  site,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  const hasCharts = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('recharts-'))
  await signIn(page, adminOf(site))
  await expect(tiles(page)).toHaveText([
    /^1new today$/,
    /^2unanswered over 2 h$/,
    /^1events this week$/,
    /^29%confirmed of 90 days2 of 7$/,
    /^1,650guests booked, still to come$/,
  ])
  const totals = [1, 2, 1, 2, 2]
  const links = await tiles(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const [index, link] of links.entries()) {
    expect(link).toMatch(/^\/admin\?/)
    const html = await (await getPage(page, link ?? '')).text()
    expect(html).toMatch(new RegExp(`<footer class="desk__pager[^"]*"><p>${totals[index]} `))
  }
  await tiles(page).nth(4).click()
  await expect(page).toHaveURL(/\/admin\?/)
  await expect(page.getByRole('main').locator('.desk__pager')).toContainText(/^2 /)
  expect(scripts.length).toBeGreaterThan(5)
  expect(await hasCharts()).toBe(false)

  await openPage(page, '/admin/numbers')
  await expect(page).toHaveTitle(/^Numbers/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const months = page.getByRole('region', { name: 'Requests by month' })
  await expect(months.locator('.recharts-bar-rectangle path').first()).toBeVisible()
  expect(await hasCharts()).toBe(true)
  // Each part of a bar has its value.
  const funnel = page.getByRole('region', { name: 'How far requests get' })
  await expect(funnel.locator('.chart__part text').first()).toHaveText('4')
  await axeInThemes(page, 'the charts')
  await months.getByRole('button', { name: 'Show as table: Requests by month' }).click()
  const rows = months.getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.first()).toHaveText('MonthEventCateringNot saidTotal')
  await expect(months.locator('svg')).toHaveCount(0)
  const sources = page.getByRole('table', { name: 'How requests come in' })
  await expect(sources.getByRole('row', { name: /^Phone call/ })).toContainText('1')
  await expect(page.getByRole('region', { name: 'First answer' })).toContainText('1 h 20 min')
  await axeInThemes(page, 'the numbers as tables', { within: months })
})

test('[M16] no label of a chart is cut, covers another or is hard to read, at any width, also before the font is there', async ({
  page,
  site,
}) => {
  let fonts = 0
  let letCome = (): void => undefined
  const held = new Promise<void>((go) => (letCome = go))
  await page.route('**/*.woff2', async (route) => {
    fonts += 1
    await held
    await route.continue()
  })
  await page.setViewportSize({ height: 900, width: 390 })
  await logIn(page, adminOf(site))
  // A page has loaded only once its fonts have.
  await page.goto('/admin/numbers', { waitUntil: 'domcontentloaded' })
  const surfaces = page.locator('.chart__picture svg.recharts-surface')
  await expect(surfaces).toHaveCount(5)
  await expect(surfaces.last().locator('text').first()).toBeVisible()
  expect(fonts).toBeGreaterThan(0)
  letCome()
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ height: 900, width })
    // Recharts renders the charts again for the new width.
    await expect.poll(() => surfaces.evaluateAll(faultyLabels), { message: `${width}` }).toEqual([])
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await expect.poll(() => surfaces.evaluateAll(faultyLabels)).toEqual([])
})

/** Runs in the page: labels that stick out of their chart, lie over another or are not in the colour of text. */
function faultyLabels(charts: Element[]): string[] {
  const ink = getComputedStyle(document.body).color
  return charts.flatMap((chart) => {
    const { bottom, left, right, top } = chart.getBoundingClientRect()
    const labels = [...chart.querySelectorAll('text')].map((text) => ({
      box: text.getBoundingClientRect(),
      colour: getComputedStyle(text).fill,
      text: text.textContent,
    }))
    const cut = labels.filter(
      ({ box }) =>
        box.left < left - 1 ||
        box.right > right + 1 ||
        box.top < top - 1 ||
        box.bottom > bottom + 1,
    )
    const covered = labels.filter(({ box: one }, index) =>
      labels
        .slice(index + 1)
        .some(
          ({ box: two }) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4,
        ),
    )
    const faint = labels.filter(({ colour }) => colour !== ink)
    return [...cut, ...covered, ...faint].map(({ text }) => text)
  })
}

test('[M16] a desk without requests says so', async ({ page, site }) => {
  await storeBookings(site, [])
  await signIn(page, adminOf(site), '/admin/numbers')
  await expect(
    page.getByRole('main').getByText('No requests in the last twelve months.'),
  ).toBeVisible()
  await expect(tiles(page)).toHaveText([/^0/, /^0/, /^0/, /^—/, /^0/])
  await axeInThemes(page, 'the numbers of nothing')
})

test('[M16] [U2] nobody is shown a number without a session', async ({ request }) => {
  for (const path of ['/admin/numbers', '/admin/calendar?month=2026-12', '/admin/board']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([
      307,
      `/login?redirect=${encodeURIComponent(path)}`,
    ])
    expect(await answer.text()).not.toContain('Meera')
  }
})
