import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright/test'
import { dayInIndia } from '@/time/days'
import { openPage } from '../harness/browser/openPage'
import { pressUntil } from '../harness/browser/pressUntil'
import { setTheme } from '../harness/pages/axeInThemes'
import { openDesk, rowOf } from './deskStage'
import { expect, test } from './fixtures'
import { adminOf, logIn } from './signIn'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { height: 900, width: 1440 } })

const HOUR_MS = 3_600_000
const today = dayInIndia(new Date())

const bookings = [
  {
    date: today,
    email: 'meera.sharma@example.com',
    name: 'Meera Sharma',
    numberOfGuests: 1250,
    status: 'completed',
    venueTitle: 'Rambagh Palace Gardens, Bhawani Singh Road',
  },
  { date: today, name: 'Sunita Agarwal', numberOfGuests: 450, status: 'confirmed' },
  { createdAt: new Date(Date.now() - 15 * HOUR_MS), contactNumber: '9414055555', name: 'Kavita' },
  { contactNumber: '1412345678', followUpOn: today, name: 'मीरा शर्मा', status: 'contacted' },
]

test('[D2] [M6] [M20] at 1440 px the first booking begins above 520 px, below the checklist and the figures, and two columns more do not make the list scroll to the side', async ({
  page,
  site,
}) => {
  await storeBookings(site, bookings)
  await openDesk(page, site)
  await expect(page.locator('.checklist')).toBeInViewport()
  await expect(page.getByRole('list', { name: /Numbers now/ })).toBeInViewport()
  const topOfFirst = async () => (await rowOf(page, 'Meera Sharma').boundingBox())?.y
  await expect.poll(topOfFirst).toBeLessThan(520)
  await openPage(page, '/admin?columns=status&columns=received')
  await expect(page.getByRole('columnheader', { name: 'Received' })).toBeVisible()
  const beyond = () =>
    page.locator('.bookings-scroll').evaluate((list) => list.scrollWidth - list.clientWidth)
  await expect.poll(beyond).toBe(0)
})

test('[M20] [M7] [M8] no word is broken on a screen of the desk, at any width', async ({
  page,
  site,
}) => {
  await storeBookings(site, bookings)
  await openDesk(page, site)
  for (const path of ['/admin', '/admin/board', '/admin/calendar']) {
    await openPage(page, path)
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ height: 900, width })
      // Payload's menu opens or closes meanwhile.
      const message = `${path} at ${width}`
      await expect.poll(() => page.evaluate(brokenWords), { message }).toEqual([])
    }
  }
})

test('[M20] on a phone the parts of a card follow one another, and none covers another or sticks out', async ({
  page,
  site,
}) => {
  const createdAt = new Date(Date.now() - 15 * HOUR_MS)
  const message = 'Do you cook at home?'
  await storeBookings(site, [
    { createdAt, date: today, name: 'Meera Sharma', numberOfGuests: 1250 },
    {
      date: today,
      days: [today, '2099-01-05'],
      functions: [{ date: today }, { date: '2099-01-05' }],
      name: 'With the same number',
      numberOfGuests: 98_000,
    },
    { contactNumber: '9829054321', kind: 'contact', message, name: 'Asha', status: 'lost' },
  ])
  await page.setViewportSize({ height: 844, width: 390 })
  await openDesk(page, site)
  const card = rowOf(page, 'Meera Sharma')
  // The fonts and Payload's menu move what is measured when they come.
  await expect(async () => {
    const words = await page.getByText(message).boundingBox()
    const call = await page.getByRole('link', { name: 'Call Asha' }).boundingBox()
    expect(words?.y).toBeLessThan(call?.y ?? 0)
    const [date, guests, marks] = await Promise.all(
      ['.bookings__date', '.bookings__guests', '.booking-marks'].map((part) =>
        card.locator(part).evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          const { height, left, right } = range.getBoundingClientRect()
          return { height, left, right }
        }),
      ),
    )
    expect(date?.right).toBeLessThanOrEqual(guests?.left ?? 0)
    expect(guests?.right).toBeLessThanOrEqual(marks?.left ?? 0)
    expect(date?.height).toBeLessThan(24)
    // Not even the days of several functions.
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(beyond)).toBe(0)
  }).toPass({ timeout: 60_000 })
})

test('[O2] [O3] [Y2] from 1024 px on no list of content scrolls to the side, and sorting has targets of 24 px', async ({
  page,
  site,
}) => {
  await logIn(page, adminOf(site))
  for (const list of ['services', 'media']) {
    await openPage(page, `/admin/collections/${list}`)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ height: 900, width })
      const beyond = () =>
        page.locator('.table').evaluate((table) => table.scrollWidth - table.clientWidth)
      // Payload's menu opens meanwhile.
      await expect(page.locator('#nav-bookings')).toBeInViewport()
      await expect.poll(beyond, { message: `${list} at ${width}` }).toBe(0)
    }
  }
  const target = page.locator('.sort-column__button').first()
  await expect
    .poll(async () => {
      const box = await target.boundingBox()
      return Math.min(box?.width ?? 0, box?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(24)
})

test('[M20] [Y2] on a phone the search says what it finds, and nothing lies over the end of a list', async ({
  page,
  site,
}) => {
  await storeBookings(site, bookings)
  await page.setViewportSize({ height: 844, width: 390 })
  await openDesk(page, site)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(220)
  await openPage(page, '/admin/collections/faqs')
  const footer = page.locator('.collection-list__list-selection')
  await expect(footer).toBeHidden()
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await expect(footer).toBeVisible()
})

test('[O1] what Payload draws has the colours, corners and letters of our own screens, in both themes', async ({
  page,
  site,
}) => {
  await openDesk(page, site)
  const inThemes = async (look: (theme: 'light' | 'dark') => Promise<void>) => {
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      await look(theme)
    }
  }
  const [add, logOut] = ['Add by hand', 'Logout'].map((name) =>
    page.getByRole('main').getByRole('button', { name }),
  ) as [Locator, Locator]
  const search = page.getByRole('searchbox', { name: 'Search' })
  type Look = Awaited<ReturnType<typeof lookOf>>
  const ours: Record<string, Record<'button' | 'input' | 'quiet', Look>> = {}
  await inThemes(async (theme) => {
    ours[theme] = {
      button: await settled(() => lookOf(add)),
      input: await settled(() => lookOf(search)),
      quiet: await settled(() => lookOf(logOut)),
    }
  })
  expect(ours.dark).not.toEqual(ours.light)

  await openPage(page, '/admin/collections/media')
  await inThemes(async (theme) => {
    const { button, quiet } = ours[theme] ?? {}
    await expect.poll(() => lookOf(page.getByText('Create new'))).toEqual(button)
    await expect.poll(() => lookOf(page.getByText('Bulk upload'))).toEqual(quiet)
    const { colours, corner } = quiet ?? {}
    await expect.poll(() => lookOf(page.getByText('Columns'))).toMatchObject({ colours, corner })
  })
  const { corner, size } = ours.light?.input ?? {}
  await openPage(page, '/admin/globals/about-page')
  const story = page.locator('.ContentEditable__root p').first()
  await expect(story).toHaveCSS('font-family', /^Mukta/)
  await expect(story).toHaveCSS('font-size', String(size))
  await openPage(page, '/admin/globals/site-settings')
  // Payload opens the tab that the account saw last.
  await page.locator('.tabs-field__tab-button', { hasText: 'Business' }).click()
  const tagline = page.getByRole('textbox', { name: 'Tagline' })
  await inThemes(async (theme) => {
    // Payload lets the size of its letters glide.
    await expect.poll(() => lookOf(tagline), { message: theme }).toMatchObject({ corner, size })
    const [done, green] = await page.evaluate(() =>
      ['--theme-success-500', '--stage-green'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
    expect(done).toBe(green)
  })
  await expect(page.getByRole('button', { name: 'Hours and place' })).toHaveCSS('opacity', '1')
  await page.getByRole('textbox', { name: 'Footer note' }).press('End')
  await page.keyboard.type(' ')
  const notice = page.locator('.payload-toast-item').filter({ hasText: 'success' })
  await pressUntil(page.getByRole('button', { exact: true, name: 'Save' }), notice)
  // It goes away by itself, unless the pointer is on it.
  await notice.hover()
  await expect(notice).toHaveCSS('font-family', /^Mukta/)
  // Black in the dark theme, where the library of the notices had its way.
  const ink = await notice.evaluate((one) => getComputedStyle(one).color)
  await expect(notice.getByRole('button')).toHaveCSS('color', ink)
  // It slides in.
  await expect
    .poll(() =>
      notice.evaluate((one) => {
        const { left, width } = one.getBoundingClientRect()
        const close = one.querySelector('button')?.getBoundingClientRect().left ?? 0
        return close > left + width / 2
      }),
    )
    .toBe(true)
})

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark', expectedErrors: /ERR_FAILED/ })

  test('[O1] the panel is dark before its scripts run, and is asked for once', async ({
    page,
    site,
  }) => {
    await logIn(page, adminOf(site))
    const asked: [number, string][] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (answer.request().isNavigationRequest()) asked.push([answer.status(), pathname])
    })
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/admin')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(asked).toEqual([[200, '/admin']])
  })
})

/** What is read twice alike: fonts, styles and themes arrive one after the other. */
async function settled<Value>(read: () => Promise<Value>): Promise<Value> {
  let last = await read()
  await expect
    .poll(async () => {
      const before = last
      last = await read()
      return isDeepStrictEqual(before, last)
    })
    .toBe(true)
  return last
}

function lookOf(control: Locator) {
  return control.evaluate((one) => {
    const drawn = one.closest('.btn, .pill, .desk-button') ?? one
    // Letters and colours glide when the theme changes.
    for (const animation of drawn.getAnimations()) animation.finish()
    const { backgroundColor, borderRadius, color, fontSize } = getComputedStyle(drawn)
    return { colours: [color, backgroundColor], corner: borderRadius, size: fontSize }
  })
}

/** Runs in the page: words that stand in two lines, other than behind a hyphen or before an @. */
function brokenWords(): string[] {
  const isSeen = (element: Element | null): boolean =>
    !element || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement))
  const found: string[] = []
  const main = document.querySelector('main') ?? document.body
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const text = nodes.currentNode as Text
    if (!text.parentElement?.checkVisibility() || !isSeen(text.parentElement)) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s@-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}
