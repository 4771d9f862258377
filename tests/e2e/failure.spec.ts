import type { Route } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { adminApi } from '../harness/requests/adminApi'
import {
  alertOf,
  dialogOf,
  expectTyped,
  fillDialog,
  fillIn,
  openDialog,
  requests,
  send,
  thanksTo,
} from './bookingForm'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'

test.use({ expectedErrors: /Failed to load resource|Error adding document/ })

const json =
  (status: number, body: object, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: body })

interface Break {
  how: string
  /** One for each, since all are sent from one page. */
  name: string
  phone: string
  answer: (route: Route) => Promise<unknown>
  /** What the alert adds; the usual words where nothing is said. */
  told?: RegExp
  saved?: number
}

const breaks: Break[] = [
  {
    how: 'when the server is down',
    name: 'Arjun',
    phone: '9829100001',
    answer: (route) => route.abort(),
  },
  {
    how: 'when there are too many',
    name: 'Bela',
    phone: '9829100002',
    answer: json(
      429,
      { errors: [{ message: 'Try again in 9 minutes, or call us.' }] },
      { 'Retry-After': '540' },
    ),
    told: /Try again in 9 minutes/,
  },
  {
    how: 'when the server breaks',
    name: 'Chetan',
    phone: '9829100003',
    answer: json(500, { errors: [{ message: 'Something went wrong.' }] }),
  },
  {
    how: 'when something in between answers',
    name: 'Divya',
    phone: '9829100004',
    answer: (route) => route.fulfill({ body: '<h1>Bad gateway</h1>', status: 502 }),
  },
  {
    how: 'when the line is cut after the server saved it',
    name: 'Esha',
    phone: '9829100005',
    answer: async (route) => {
      await route.fetch()
      await route.abort()
    },
    saved: 1,
  },
]

test('[B10] [B12] [Q3] whatever breaks, nothing should be lost and Retry should make one booking', async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  for (const { answer, how, name, phone, saved = 0, told } of breaks) {
    await test.step(how, async () => {
      const typed = { name, phone }
      await page.route(requests, answer)
      await openDialog(page)
      await fillIn(page, typed)
      await send(page)
      await expect(dialogOf(page)).toBeHidden()
      await expect(alertOf(page)).toContainText(
        told ?? 'Please try again, or reach us another way.',
      )
      await expect.poll(() => savedBookings(site, phone)).toHaveLength(saved)
      await expect(alertOf(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
        'href',
        /^tel:\+91\d{10}$/,
      )

      // The line that is cut after the server saved: what is sent again is the same booking.
      if (saved === 1) {
        await alertOf(page).getByRole('button', { name: 'Edit' }).click()
        await expectTyped(page, typed)
        await send(page)
        await expect(dialogOf(page)).toBeHidden()
        await expect(alertOf(page)).toBeVisible()
      }

      await page.unroute(requests)
      await alertOf(page).getByRole('button', { name: 'Retry' }).click()
      await expect(thanksTo(page, name)).toContainText(/JU-\w{4}-\w{2}/)
      const [booking, ...more] = await savedBookings(site, phone)
      expect(more).toEqual([])
      expect(booking).toMatchObject({ name, venueDetails: 'Haldi in the garden' })
      await expect(thanksTo(page, name)).toContainText(booking?.reference as string)
    })
  }
})

test('[B10] fifteen seconds of silence should count as a failure', async ({ page, site }) => {
  const typed = { name: 'Kavita', phone: '9829100006' }
  // A wait of fifteen seconds, which the test ends by an event.
  await page.addInitScript(() => {
    const wait = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      if (ms !== 15_000) return wait(ms)
      const silence = new AbortController()
      const end = () => silence.abort(new DOMException('Nothing came', 'TimeoutError'))
      addEventListener('silence', end, { once: true })
      return silence.signal
    }
  })
  await page.route(requests, () => new Promise(() => undefined))
  await fillDialog(page, typed)
  await send(page)
  await expect(page.getByText('Sending your request…')).toBeVisible()
  await expect(alertOf(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('silence')))
  await expect(alertOf(page)).toBeVisible()
  await page.unroute(requests)
  await alertOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(thanksTo(page, 'Kavita')).toBeVisible()
  await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
})

test('[B12] what the server finds wrong should reopen the form at its field', async ({
  page,
  site,
}) => {
  const typed = { name: 'Farah', phone: '9829100007' }
  const message = 'Choose today or a later day.'
  await page.route(
    requests,
    json(400, { errors: [{ data: { errors: [{ message, path: 'date' }] } }] }),
  )
  await fillDialog(page, typed)
  await send(page)
  await expectTyped(page, typed)
  const summary = dialogOf(page).getByRole('group', { name: 'Please check one field' })
  await expect(summary).toBeFocused()
  await expect(dialogOf(page).getByLabel('Date')).toHaveAccessibleDescription(message)
  await summary.getByRole('link', { name: `Date: ${message}` }).click()
  await expect(dialogOf(page).getByLabel('Date')).toBeFocused()
  await page.unroute(requests)
  await send(page)
  await expect(thanksTo(page, 'Farah')).toBeVisible()
  await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
})

test('[B10] the focus should stay with the notice, not fall to the top of the page', async ({
  page,
}) => {
  await page.route(requests, (route) => route.abort())
  await fillDialog(page, { name: 'Meera', phone: '9829100008' })
  await send(page)
  await page.unroute(requests)
  await alertOf(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await thanksTo(page, 'Meera').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(thanksTo(page, 'Meera')).toBeHidden()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('[B10] [P5] WhatsApp should carry what was typed, and Call the number', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  await admin.saveGlobal('site-settings', { whatsapp: '9829012345' })
  await page.route(requests, (route) => route.abort())
  await fillDialog(page, { name: 'Meera', phone: '9829100009' })
  await send(page)
  const href = await alertOf(page)
    .getByRole('link', { name: 'Send on WhatsApp' })
    .getAttribute('href')
  const { searchParams } = new URL(href ?? '')
  expect(searchParams.get('text')).toMatch(
    /Name: Meera\nContact number: 9829100009\nService: Event\nVenue details: Haldi in the garden/,
  )
  await expect(alertOf(page).getByRole('link', { name: 'Call' })).toBeVisible()
  await admin.saveGlobal('site-settings', { whatsapp: null })
})
