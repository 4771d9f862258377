import type { Locator, Page } from 'playwright/test'
import { addDays, dayInIndia } from '@/time/days'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { names, openDesk, openRequest, rowOf } from './deskStage'
import { expect, test } from './fixtures'
import { storeBookings, storedBooking } from './storeBookings'

const guests = [
  {
    date: '2099-12-12',
    email: 'm@example.com',
    name: 'Meera',
    numberOfGuests: 250,
    venueTitle: 'Garden',
  },
  { contactNumber: '1412345678', name: 'Arjun', status: 'quoted' },
  { contactNumber: '9829054321' },
]

test.describe('at 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('[M20] [M12] [M6] a booking is a card with large buttons, nothing sticks out or is too small, and filters and several at once work by touch', async ({
    page,
    site,
  }) => {
    await storeBookings(site, guests)
    await openDesk(page, site)
    const card = rowOf(page, 'Meera')
    await expect(card.getByText('New', { exact: true }).filter({ visible: true })).toHaveCount(1)
    for (const name of ['Call Meera', 'WhatsApp Meera']) {
      const box = () => card.getByRole('link', { name }).boundingBox()
      await expect.poll(async () => (await box())?.height).toBeGreaterThanOrEqual(48)
      await expect.poll(async () => (await box())?.width).toBeGreaterThanOrEqual(100)
    }
    const remove = card.getByRole('button', { name: 'Delete Meera' })
    await expect(remove).toBeHidden()
    await card.getByRole('button', { name: 'More Meera' }).tap()
    await expect(remove).toBeVisible()
    await expect(card.getByRole('link', { name: 'Email Meera' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)

    await test.step('everything to press is 44 px or stands apart', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Filters/ }).tap()
      await page.getByRole('checkbox', { name: 'Select Meera' }).tap()
      await expect(page.getByRole('region', { name: 'Selected bookings' })).toBeVisible()
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.desk :is(a, button, summary, label:has(input), select)')]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
          .filter(({ box }) => box.width > 1 && (box.height < 36 || box.width < 36))
          .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
      )
      expect(small).toEqual([])
      await page.getByRole('checkbox', { name: 'Select Meera' }).tap()
    })

    await page.locator('summary', { hasText: 'Status' }).tap()
    await page.getByRole('checkbox', { name: 'Quoted' }).tap()
    await expect(names(page)).toHaveText(['Arjun'])
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await expect(page).toHaveURL(/sort=name/)
    await page.getByRole('checkbox', { name: 'Select Arjun' }).tap()
    await page.getByRole('button', { name: 'Change status' }).tap()
    await page.getByRole('menuitem', { name: 'Confirmed' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Confirmed' }).tap()
    await expect(page.getByText('Arjun moved to Confirmed')).toBeVisible()
  })
})

/** Where the first booking begins at most, on a screen of 844 px. */
const FIRST_BOOKING_PX = 330

const givenUp = { attempts: 5, id: 'aaaaaaaaaaaaaaaaaaaaaaaa', kind: 'business', state: 'failed' }

const checklist = (page: Page) => page.locator('.checklist')

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('[M20] [M6] the first booking begins in the upper half, also below the message about mails, figures and checklist follow the list, no tab is cut, a message shows its words, and the filters close with what they found', async ({
    page,
    site,
  }) => {
    const message = 'Do you also cook for forty people at home?'
    await storeBookings(site, [
      { kind: 'contact', message, name: 'Writes', emails: [givenUp] },
      { name: 'Meera', status: 'quoted' },
      { name: 'Arjun', status: 'quoted' },
    ])
    await openDesk(page, site)
    const first = rowOf(page, 'Writes').getByRole('link', { name: 'Call Writes' })
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(rowOf(page, 'Writes').getByText(message)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Emails that did not go out' })).toBeVisible()
    const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
    const row = page.getByRole('row').first()
    await expect.poll(() => topOf(row)).toBeLessThan(FIRST_BOOKING_PX)
    const end = () => topOf(page.locator('.desk__pager'))
    for (const later of [page.getByRole('list', { name: /Numbers now/ }), checklist(page)]) {
      await expect.poll(async () => (await topOf(later)) - (await end())).toBeGreaterThan(0)
    }
    const tabs = page.getByRole('navigation', { name: 'Which bookings' }).getByRole('link')
    for (const tab of await tabs.all()) {
      await expect
        .poll(async () => {
          const { width, x } = (await tab.boundingBox()) ?? { width: 0, x: -1 }
          return x >= 0 && x + width <= 390
        })
        .toBe(true)
    }

    const filters = page.getByRole('button', { name: /^Filters/ })
    await filters.tap()
    await test.step('nothing moves under a finger: a group stays open beside the next one', async () => {
      const groups = page.locator('#desk-filters summary')
      const count = await groups.count()
      for (let at = 0; at < count; at += 1) {
        await groups.nth(at).tap()
        await expect(page.locator('#desk-filters details[open]')).toHaveCount(at + 1)
      }
      await expect(page.getByRole('region', { name: 'Selected bookings' })).toBeHidden()
      await expect(page.getByRole('dialog')).toBeHidden()
      for (let at = count - 1; at >= 0; at -= 1) await groups.nth(at).tap()
      await expect(page.locator('#desk-filters details[open]')).toHaveCount(0)
    })
    await page.locator('summary', { hasText: 'Status' }).tap()
    await page.getByRole('checkbox', { name: 'Quoted' }).tap()
    const show = page.getByRole('button', { name: 'Show 2' })
    await show.tap()
    await expect(show).toBeHidden()
    await expect(filters).toBeFocused()
    await expect(names(page)).toHaveText(['Meera', 'Arjun'])
  })
})

test.describe('on a phone that calls', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { height: 844, width: 390 },
  })

  test('[M20] [M15] after a call the card asks how it went and when to follow up, also when the booking leaves the list by that; in an open booking Call is under the thumb', async ({
    page,
    site,
  }) => {
    const name = 'Maharajkumari Padmavati Devi Rathore of Jodhpur'
    const [id] = await storeBookings(site, [{ name }, { name: 'Another' }])
    // Chromium without a phone waits for ever for one to be chosen.
    await page.addInitScript(() => {
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault()
      })
    })
    await openDesk(page, site, '/admin?tab=new')
    const card = rowOf(page, name)
    await expect(card.getByText('+1 same contact')).toBeVisible()
    await card.getByRole('link', { name: /^Call/ }).tap()
    const asked = card.getByRole('group', { name: `How did the call with ${name} go?` })
    await expect(asked.getByRole('button')).toHaveText(['Spoke', 'No answer', 'Later'])

    await page.reload()
    await asked.getByRole('button', { name: 'Spoke' }).tap()
    await expect(page.getByText('Call logged.')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(async () => (await undo.boundingBox())?.height).toBeLessThanOrEqual(48)
    await expect.poll(() => storedBooking(site, name)).toMatchObject({ status: 'contacted' })
    const next = card.getByRole('group', { name: `Follow up with ${name}?` })
    await next.getByRole('button', { name: 'Tomorrow' }).tap()
    await expect(card).toBeHidden()
    const followUpOn = addDays(dayInIndia(new Date()), 1)
    await expect.poll(() => storedBooking(site, name)).toMatchObject({ followUpOn })

    const panel = await openRequest(page, { id, name, site })
    await expect(panel.getByRole('region', { name: '1 earlier request' })).toBeInViewport()
    const call = panel.getByRole('link', { name: 'Call' })
    await expect.poll(async () => (await call.boundingBox())?.y).toBeGreaterThan(844 / 2)
  })
})

test('[M20] [D2] no column lies under another at any width, also with more columns', async ({
  page,
  site,
}) => {
  await storeBookings(site, [
    {
      date: '2099-12-12',
      email: 'meera.sharma.weddings@example.com',
      name: 'Meera Sharma Weddings',
      numberOfGuests: 1250,
      venueTitle: 'Rambagh Palace Gardens, Bhawani Singh Road',
    },
  ])
  for (const address of [
    '/admin',
    '/admin?columns=none',
    '/admin?columns=status&columns=received',
  ]) {
    await openDesk(page, site, address)
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ height: 900, width })
      // Payload's menu opens or closes meanwhile, and moves what is measured.
      await expect(async () => {
        const cells = page.getByRole('row').nth(1).getByRole('cell')
        const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
        const overlaps = boxes.flatMap((one, index) =>
          boxes.slice(index + 1).filter((two) => one && two && cover(one, two)),
        )
        expect([address, width, overlaps]).toEqual([address, width, []])
        expect(await headsInOrder(page)).toEqual(seven)
        const remove = await page.getByRole('button', { name: /^Delete/ }).boundingBox()
        expect((remove?.x ?? width) + (remove?.width ?? 0)).toBeLessThanOrEqual(width)
      }).toPass({ timeout: 60_000 })
    }
  }
})

const seven = ['Name', 'Email', 'Contact', 'Date', 'Guests', 'Venue', 'Action']

/** As they are read: from column to column, in each from the top. */
async function headsInOrder(page: Page) {
  const heads = await page.getByRole('columnheader').evaluateAll((all) =>
    all.map((head) => {
      const { x, y } = head.getBoundingClientRect()
      return { text: head.textContent, x: Math.round(x), y }
    }),
  )
  return heads
    .toSorted((one, two) => one.x - two.x || one.y - two.y)
    .map(({ text }) => text ?? '')
    .filter((text) => seven.includes(text))
}

interface Box {
  height: number
  width: number
  x: number
  y: number
}

/** By more than the rounding of a pixel. */
function cover(one: Box, two: Box): boolean {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x)
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y)
  return across > 1 && down > 1
}

test.describe('in every layout and theme', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: /Error (deleting|changing) booking:|Failed to load resource/,
    viewport: { height: 900, width: 390 },
  })

  test('[Y1] axe finds nothing on any state of the desk', async ({ page, site }) => {
    await storeBookings(site, [
      ...guests,
      { name: 'Junk', status: 'spam' },
      { deletedAt: new Date(), name: 'Gone' },
    ])
    // Payload keeps the chosen theme in a cookie of that name.
    await page.context().addCookies([{ name: 'payload-theme', url: site.url, value: 'dark' }])
    await openDesk(page, site)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await axeInThemes(page, 'the list')

    await page.setViewportSize({ height: 900, width: 390 })
    await page.getByRole('button', { name: /^Filters/ }).click()
    // Received is made as Event day, and Assigned as Status.
    for (const menu of ['Status', 'Event day', 'Columns', 'Saved views']) {
      const summary = page.locator('summary', { hasText: menu }).first()
      // The menu closes when the list is rendered again.
      await expect(async () => {
        const opened = await summary.locator('..').getAttribute('open')
        if (opened === null) await summary.click({ timeout: 5000 })
        await expect(summary.locator('..')).toHaveAttribute('open', { timeout: 5000 })
      }).toPass()
      await axeInThemes(page, menu, { within: 'details[open].desk-filter', widths: [390] })
    }
    await page.keyboard.press('Escape')
    await axeInThemes(page, 'the filters', { within: '#desk-filters' })

    await page.getByRole('checkbox', { name: 'Select Meera' }).check()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bar = page.getByRole('region', { name: 'Selected bookings' })
    await axeInThemes(page, 'the bar', { within: bar, widths: [390] })
    await page.route('**/api/bookings/*?**', (route) => route.fulfill({ status: 500, json: {} }))
    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await axeInThemes(page, 'the question', { within: question, widths: [390] })
    await question.getByRole('button', { name: 'Delete' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'could not' })
    await expect(failure).toBeVisible()
    await axeInThemes(page, 'the failure', { within: failure.first(), widths: [390] })

    for (const [tab, expected] of [
      ['Spam', 'Junk'],
      ['Trash', 'Gone'],
    ] as const) {
      await page.getByRole('link', { name: tab }).click()
      await expect(names(page)).toHaveText([expected])
      await axeInThemes(page, tab, { within: page.getByRole('table'), widths: [390] })
    }

    const everything = ['status', 'kind', 'received', 'reference', 'assigned', 'followUp', 'source']
    await openDesk(page, site, `/admin?status=new&q=a&columns=${everything.join('&columns=')}`)
    await axeInThemes(page, 'every column', { within: page.getByRole('table') })
    // Another width closes the menu.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ height: 900, width })
      await page.getByRole('button', { name: /^Stage of Meera/ }).click()
      const look = { within: page.getByRole('menu'), widths: [width] }
      await axeInThemes(page, 'the menu of stages', look)
      await page.keyboard.press('Escape')
    }
  })
})
