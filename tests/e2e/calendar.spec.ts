import { dayInIndia, formatDay, addMonths, formatMonth, monthOf } from '@/time/days'
import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn } from './signIn'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const day = '2099-02-14'
const confirmed = { date: day, numberOfGuests: 100, status: 'confirmed' }

test.beforeEach(async ({ page, request, site }) => {
  await storeBookings(site, [
    { ...confirmed, name: 'Confirmed two' },
    { ...confirmed, name: 'Confirmed one' },
    { date: day, name: 'Asks', status: 'new' },
    { date: day, name: 'Quoted one', status: 'quoted' },
    { ...confirmed, date: '2099-02-20', name: 'Alone' },
    { date: '2099-02-21', name: 'Lost one', status: 'lost', lostReason: 'price' },
    { deletedAt: new Date(), date: '2099-02-21', name: 'Thrown away' },
    { followUpOn: '2099-02-10', name: 'Call me', status: 'contacted' },
    { date: dayInIndia(new Date()), name: 'Event of today', status: 'confirmed' },
  ])
  const admin = await adminApi(request, site)
  await admin.saveGlobal('site-settings', { eventsPerDay: 1 })
  await logIn(page, adminOf(site))
})

test('[M7] a month shows its requests by stage, warns past the daily limit, and leads to a request and to the list of a day; a phone lists the days, free ones too', async ({
  page,
}) => {
  await openPage(page, '/admin/calendar?month=2099-02')
  await expect(page).toHaveTitle(/^Calendar/)
  await expect(page.getByRole('heading', { name: 'February 2099' })).toBeVisible()
  const days = page.getByRole('list', { name: 'Days of February 2099' }).locator(':scope > li')
  await expect(days).toHaveCount(28)
  const busy = days.nth(13)
  await expect(busy).toContainText('2 confirmed, your limit is 1')
  await expect(busy.getByRole('listitem')).toHaveText([
    'Confirmed oneConfirmed100 guests',
    'Confirmed twoConfirmed100 guests',
    'Quoted oneQuoted',
  ])
  await expect(days.nth(19)).toContainText('Full')
  await expect(days.nth(20)).not.toContainText(/Lost one|Thrown away/)
  await expect(days.nth(9).getByRole('link', { name: 'Follow up Call me' })).toBeVisible()
  await expect(page.getByRole('main').getByText('3 confirmed, 300 guests')).toBeVisible()
  await expect(page.getByRole('main').getByText('1 day over your limit')).toBeVisible()
  await axeInThemes(page, 'the calendar')

  await page.setViewportSize({ height: 844, width: 390 })
  const shown = page.locator('.day:visible')
  await expect(shown).toHaveCount(28)
  await expect(shown.nth(13)).toContainText(formatDay(day))
  await expect(shown.nth(4)).toContainText('Free')
  await expect(shown.nth(4).getByRole('button', { name: /^Add/ })).toHaveCSS('opacity', '1')
  // Payload's menu needs a moment to close on the narrower screen.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390)

  await page.setViewportSize({ height: 900, width: 1440 })
  // An empty day invites under the pointer and with the focus: its form opens with the day.
  const add = days
    .nth(4)
    .getByRole('button', { name: `Add a request on ${formatDay('2099-02-05')}` })
  await expect(add).toHaveCSS('opacity', '0')
  await add.focus()
  await expect(add).toHaveCSS('opacity', '1')
  await add.click()
  const form = page.getByRole('dialog', { name: 'Add a request by hand' })
  await expect(form.getByLabel('Date')).toHaveValue('2099-02-05')
  await form.getByLabel('Phone').fill('9829012399')
  await form.getByRole('button', { name: 'Add request' }).click()
  await expect(page.getByRole('dialog', { name: '+91 98290 12399' })).toContainText('5 Feb 2099')
  await openPage(page, '/admin/calendar?month=2099-02')
  await page.getByRole('link', { name: /^Alone/ }).click()
  await expect(page).toHaveURL(/\/admin\?open=[0-9a-f]{24}$/)
  await page.goBack()
  await page.getByRole('link', { name: `1 more on ${formatDay(day)}` }).click()
  await expect(page).toHaveURL(/from=2099-02-14&to=2099-02-14|to=2099-02-14/)
  await expect(page.getByRole('main').locator('.desk__pager')).toContainText('4 ')
})

test('[M7] the months are walked by keyboard, today is marked, and an empty month says so', async ({
  page,
}) => {
  const now = dayInIndia(new Date())
  const here = monthOf(now)
  await openPage(page, '/admin/calendar')
  const today = page.getByRole('main').locator('.calendar [aria-current=date]')
  await expect(today).toContainText('Event of today')
  await expect(today).toHaveCount(1)
  const past = page.locator('.day[data-past=true]')
  await expect(past.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: /^Next month/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: formatMonth(addMonths(here, 1)) })).toBeVisible()
  await expect(today).toHaveCount(0)
  await page.setViewportSize({ height: 844, width: 390 })
  await expect(
    page.getByRole('main').getByText('Nothing on the calendar this month.'),
  ).toBeVisible()
  await axeInThemes(page, 'an empty month')
  await page.getByRole('link', { exact: true, name: 'Today' }).focus()
  await page.keyboard.press('Enter')
  await expect(today).toContainText('Event of today')
  for (const wrong of ['2026-13', 'soon', "'; drop"]) {
    const answer = await getPage(page, `/admin/calendar?month=${encodeURIComponent(wrong)}`)
    expect([wrong, answer.status()]).toEqual([wrong, 200])
    expect(await answer.text()).toMatch(new RegExp(`<h2[^>]*>${formatMonth(here)}</h2>`))
  }
})
