import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { changeElsewhere } from './deskStage'
import { expect, test } from './fixtures'
import { adminOf, logIn } from './signIn'
import { storeBookings, storedBooking } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { height: 900, width: 1680 } })

const DAY_MS = 86_400_000
const before = (days: number) => new Date(Date.now() - days * DAY_MS)

test.beforeEach(async ({ page, site }) => {
  await storeBookings(site, [
    { createdAt: before(1), date: '2099-02-14', name: 'Meera', numberOfGuests: 250 },
    { name: 'Arjun', status: 'quoted' },
    { followUpOn: '2020-01-01', name: 'Late one', status: 'contacted' },
    { name: 'Done lately', status: 'completed', updatedAt: before(29) },
    { name: 'Done long ago', status: 'completed', updatedAt: before(31) },
    { lostReason: 'price', name: 'Lost lately', status: 'lost' },
    { name: 'Junk', status: 'spam' },
    { deletedAt: new Date(), name: 'Thrown away' },
  ])
  await page.clock.install()
  await logIn(page, adminOf(site))
  await page.goto('/admin/board')
  await isReady(page)
})

/** Dragging works as soon as what explains it is there: the server does not send it. */
const isReady = (page: Page) => expect(page.locator('#board')).toBeAttached()

const stage = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })
const cards = (page: Page, name: string) => stage(page, name).getByRole('heading', { level: 3 })
const told = (page: Page) => page.locator('.desk-toasts').getByRole('status')

async function drag(page: Page, who: string, to: string) {
  const card = await page.getByRole('heading', { level: 3, name: who }).boundingBox()
  const column = await stage(page, to).boundingBox()
  if (!card || !column) throw new Error('Nothing to drag')
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2)
  await page.mouse.down()
  await page.mouse.move(card.x + card.width / 2 + 20, card.y + 20, { steps: 4 })
  await page.mouse.move(column.x + column.width / 2, column.y + 80, { steps: 8 })
}

/** For 50 ms after a drop, dnd-kit stops every click. */
async function drop(page: Page) {
  await page.mouse.up()
  await page.clock.runFor(50)
}

test('[M8] the board shows each request in its stage, and the old ones no more; a phone shows one stage, and moves cards by their menu', async ({
  page,
}) => {
  await expect(page).toHaveTitle(/^Board/)
  await expect(cards(page, 'New')).toHaveText(['Meera'])
  await expect(stage(page, 'New')).toContainText('Sat, 14 Feb 2099250 guestsUnanswered for 1 day')
  await expect(stage(page, 'Contacted')).toContainText('Follow-up was due')
  await expect(cards(page, 'Completed')).toHaveText(['Done lately'])
  await expect(cards(page, 'Lost')).toHaveText(['Lost lately'])
  await expect(stage(page, 'Confirmed')).toContainText('Nothing here.')
  await expect(page.getByText(/Junk|Thrown away|Done long ago/)).toHaveCount(0)

  await page.setViewportSize({ height: 844, width: 390 })
  await openPage(page, '/admin/board')
  await expect(page.getByRole('main').getByText(/drag/i).filter({ visible: true })).toHaveCount(0)
  await expect(stage(page, 'New')).toBeVisible()
  await expect(stage(page, 'Quoted')).toBeHidden()
  await page.getByRole('button', { name: /^Stage of Meera: New/ }).click()
  await page.getByRole('menuitem', { name: 'Quoted' }).click()
  await expect(told(page)).toContainText('Meera moved to Quoted')
  await page
    .getByRole('group', { name: 'Stages' })
    .getByRole('button', { name: /^Quoted/ })
    .click()
  await expect(cards(page, 'Quoted')).toContainText(['Meera'])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390)

  await page.getByRole('link', { name: 'Meera' }).click()
  await expect(page).toHaveURL(/\/admin\?open=[0-9a-f]{24}$/)
})

test('[M8] a card is dragged to its next stage and taken back within ten seconds; a stage that cannot follow refuses it, and what is lost is asked why', async ({
  page,
  site,
}) => {
  await test.step('a stage that cannot follow says why', async () => {
    await drag(page, 'Meera', 'Completed')
    await expect(stage(page, 'Completed')).toHaveAttribute('data-takes', 'false')
    await drop(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Meera was not moved' })).toContainText(
      'A request that is new cannot become completed.',
    )
    await expect(cards(page, 'New')).toHaveText(['Meera'])
  })

  await test.step('the next stages take it, and Undo stays for ten seconds', async () => {
    await drag(page, 'Meera', 'Confirmed')
    await drop(page)
    await expect(cards(page, 'Confirmed')).toHaveText(['Meera'])
    await expect(told(page)).toContainText('Meera moved to Confirmed')
    await expect.poll(() => storedBooking(site, 'Meera')).toMatchObject({ status: 'confirmed' })
    await drag(page, 'Meera', 'Quoted')
    // From here on only runFor() moves the time, whatever this machine takes.
    await page.clock.pauseAt(Date.now() + DAY_MS / 1440)
    await drop(page)
    await expect(cards(page, 'Quoted')).toHaveText(['Meera', 'Arjun'])
    await expect(told(page)).toContainText('Meera moved to Quoted')
    await page.clock.runFor(9900)
    const undo = told(page).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await undo.click()
    await page.clock.resume()
    await expect(told(page)).toContainText('Meera is back in Confirmed')
    await page.reload()
    await expect(cards(page, 'Confirmed')).toHaveText(['Meera'])
    await expect(cards(page, 'Quoted')).toHaveText(['Arjun'])
  })

  await test.step('what is lost is asked why, by drag and by menu', async () => {
    await isReady(page)
    await drag(page, 'Meera', 'Lost')
    await drop(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(cards(page, 'Confirmed')).toHaveText(['Meera'])
    await page.getByRole('button', { name: /Arjun/ }).filter({ hasText: 'Quoted' }).click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
    await dialog.getByRole('button', { name: 'No reply' }).click()
    await expect(cards(page, 'Lost')).toHaveText(['Arjun', 'Lost lately'])
    await expect(
      page.getByRole('button', { name: 'Stage of Arjun: Lost. Change it' }),
    ).toBeFocused()
    await told(page).getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page, 'Quoted')).toHaveText(['Arjun'])
  })
})

test('[M8] at 1440 px all six stages are in sight, and a narrower board does not scroll away under a card that is dropped', async ({
  page,
}) => {
  const board = page.getByRole('region', { exact: true, name: 'Requests by stage' })
  for (const width of [1440, 900]) {
    await page.setViewportSize({ height: 900, width })
    await openPage(page, '/admin/board')
    await isReady(page)
    if (width === 1440) {
      await expect(stage(page, 'Lost')).toBeInViewport({ ratio: 0.5 })
      await expect.poll(() => board.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    }
    const to = width === 1440 ? 'Confirmed' : 'Quoted'
    await drag(page, 'Meera', to)
    await expect(stage(page, to)).toHaveAttribute('data-over', 'true')
    await page.clock.runFor(1000)
    await expect(stage(page, to)).toHaveAttribute('data-over', 'true')
    await drop(page)
    await expect(cards(page, to)).toContainText(['Meera'])
  }
})

test('[M8] the keyboard lifts, carries and drops a card, and hears where it is', async ({
  page,
  site,
}) => {
  const spoken = page.locator('[aria-live=assertive]')
  await page.getByRole('button', { name: 'Drag Meera' }).focus()
  await page.keyboard.press('Space')
  await expect(spoken.filter({ hasText: 'Meera' }).first()).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(spoken.filter({ hasText: 'Meera is over Contacted.' })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(spoken.filter({ hasText: 'Meera is over Quoted.' })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(cards(page, 'Quoted')).toHaveText(['Meera', 'Arjun'])
  await expect(told(page)).toContainText('Meera moved to Quoted')
  await expect(page.getByRole('button', { name: 'Drag Meera' })).toBeFocused()
  await expect.poll(() => storedBooking(site, 'Meera')).toMatchObject({ status: 'quoted' })
  await page.getByRole('button', { name: 'Drag Arjun' }).focus()
  await page.keyboard.press('Enter')
  await expect(spoken.filter({ hasText: 'Arjun' }).first()).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(spoken.filter({ hasText: 'Arjun is over Confirmed.' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(spoken.filter({ hasText: 'Arjun put back.' })).toBeAttached()
  await expect(stage(page, 'Quoted')).toContainText('Arjun')
})

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: /409|Error changing booking:|Failed to (load|fetch)|net::/ })

  test('[M8] a card goes back with the reason, and nothing is overwritten; without a network it is moved once there is one again', async ({
    page,
    site,
  }) => {
    const id = String((await storedBooking(site, 'Meera'))?._id)
    await changeElsewhere(page, { data: { revision: 0, status: 'quoted' }, id, site })
    await drag(page, 'Meera', 'Confirmed')
    await drop(page)
    const failed = (name: string) => page.getByRole('alert').filter({ hasText: name })
    await expect(failed('Meera')).toContainText('Meera was not moved')
    await expect(failed('Meera')).toContainText('changed this request in the meantime')
    await expect(cards(page, 'Quoted')).toContainText(['Meera'])
    await expect(cards(page, 'Confirmed')).toHaveCount(0)

    await page.route('**/api/bookings/**', (route) => route.abort())
    await drag(page, 'Arjun', 'Confirmed')
    await drop(page)
    await expect(failed('Arjun')).toContainText('Arjun was not moved')
    await expect(failed('Arjun')).toContainText('The server cannot be reached.')
    await expect(cards(page, 'Quoted')).toContainText(['Arjun'])
    await page.unroute('**/api/bookings/**')
    await drag(page, 'Arjun', 'Confirmed')
    await drop(page)
    await expect(told(page)).toContainText('Arjun moved to Confirmed')
    await expect(failed('Arjun')).toBeHidden()
  })
})

test('[M8] [Y1] axe finds nothing on the board, full, with a notice and empty', async ({
  page,
  site,
}) => {
  await drag(page, 'Meera', 'Completed')
  // Another width would end the dragging.
  await axeInThemes(page, 'the board while dragging', { widths: [1680] })
  await expect(stage(page, 'Completed')).toHaveAttribute('data-takes', 'false')
  await drop(page)
  const alert = page.getByRole('alert').filter({ hasText: 'was not moved' })
  await axeInThemes(page, 'the notice', { within: alert })
  await alert.getByRole('button').click()
  await expect(alert).toBeHidden()
  await axeInThemes(page, 'the board')
  await storeBookings(site, [])
  await page.goto('/admin/board')
  await expect(page.getByRole('main').getByText('No requests yet.')).toBeVisible()
  await axeInThemes(page, 'the empty board')
})
