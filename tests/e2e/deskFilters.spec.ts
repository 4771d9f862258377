import { expectNoViolations } from '../harness/axe'
import { names, openDesk, setBookings } from './deskStage'
import { expect, test } from './fixtures'

const guests = [
  {
    date: '2099-12-12',
    name: 'Meera',
    numberOfGuests: 250,
    selectedService: 'event',
    venueTitle: 'Garden',
  },
  {
    contactNumber: '9414055555',
    date: '2099-12-20',
    name: 'Arjun',
    numberOfGuests: 400,
    selectedService: 'catering',
    status: 'quoted',
  },
  { date: '2100-01-05', kind: 'contact', name: 'Kavita', numberOfGuests: 80, source: 'phone' },
]

test.beforeEach(async ({ page, site }) => {
  await setBookings(site, guests)
  await openDesk(page, site)
})

test('[M6] search should find by name, phone, venue and reference, and keep the focus', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  const found = {
    meer: ['Meera'],
    '+91 94140 55555': ['Arjun'],
    garden: ['Meera'],
    'JU-TEST-2': ['Kavita'],
  }
  for (const [text, expected] of Object.entries(found)) {
    await search.fill('')
    await search.pressSequentially(text)
    await expect(names(page)).toHaveText(expected)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue(text)
  }
  expect(new URL(page.url()).searchParams.get('q')).toBe('JU-TEST-2')
})

test('[M6] Enter should search at once, and Back should return', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('arjun')
  await search.press('Enter')
  await expect(names(page)).toHaveText(['Arjun'])
  await page.goBack()
  await expect(names(page)).toHaveCount(3)
  await expect(search).toHaveValue('')
  await page.goForward()
  await expect(names(page)).toHaveText(['Arjun'])
  await expect(search).toHaveValue('arjun')
})

test('[M6] what finds nothing should say so and offer a way out', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of that name')
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
  await expectNoViolations(page, 'nothing found')
  await page.getByRole('cell').getByRole('link', { name: 'Clear filters' }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('[M6] filters should add up, stand in the address, and be taken away one by one', async ({
  page,
}) => {
  const menu = (name: string) => page.locator('summary', { hasText: name }).first()
  await menu('Status').click()
  await page.getByRole('checkbox', { name: 'New' }).check()
  await expect(names(page)).toHaveText(['Meera', 'Kavita'])
  await page.getByRole('checkbox', { name: 'Quoted' }).check()
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'New' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu('Status')).toBeFocused()
  await menu('Event or catering').click()
  await page.getByRole('checkbox', { name: 'Catering' }).check()
  await expect(names(page)).toHaveText(['Arjun'])
  const { searchParams } = new URL(page.url())
  expect([searchParams.getAll('status'), searchParams.getAll('service')]).toEqual([
    ['new', 'quoted'],
    ['catering'],
  ])
  await page.reload()
  await expect(names(page)).toHaveText(['Arjun'])
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('link', { name: 'Remove filter Event or catering: Catering' }).click()
  await expect(names(page)).toHaveCount(3)
  await chips.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('[M6] kind, source, days and whom it belongs to should narrow', async ({ page }) => {
  const expectOnly = async (address: string, expected: string[]) => {
    await page.goto(address)
    await expect(names(page)).toHaveText(expected)
  }
  await expectOnly('/admin?kind=contact', ['Kavita'])
  await expectOnly('/admin?source=phone', ['Kavita'])
  await expectOnly('/admin?from=2099-12-15&to=2099-12-31', ['Arjun'])
  await expectOnly('/admin?to=2099-12-15', ['Meera'])
  await expectOnly('/admin?assigned=nobody', ['Meera', 'Arjun', 'Kavita'])
  await page.goto('/admin')
  await page.locator('summary', { hasText: 'Dates' }).click()
  await page.getByLabel('From', { exact: true }).fill('2100-01-01')
  await expect(names(page)).toHaveText(['Kavita'])
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
})

test('[M4] mine should be what was assigned to me', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Select Meera' }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem').nth(1).click()
  await expect(page.getByText('Booking of Meera assigned')).toBeVisible()
  await page.locator('summary', { hasText: 'Assigned' }).click()
  await page.getByRole('radio', { name: 'Me', exact: true }).check()
  await expect(names(page)).toHaveText(['Meera'])
})

test('[M6] columns should be added and sorted by', async ({ page }) => {
  await page.locator('summary', { hasText: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Received' }).check()
  await page.getByRole('checkbox', { name: 'Source' }).check()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Contact',
    'Date',
    'Guests',
    'Venue',
    'Received',
    'Source',
    'Action',
  ])
  await page.keyboard.press('Escape')
  const header = (name: string) => page.getByRole('columnheader', { name })
  await expect(header('Received')).toHaveAttribute('aria-sort', 'descending')
  await header('Guests').getByRole('link').click()
  await expect(names(page)).toHaveText(['Arjun', 'Meera', 'Kavita'])
  await expect(header('Guests')).toHaveAttribute('aria-sort', 'descending')
  await header('Guests').getByRole('link').click()
  await expect(names(page)).toHaveText(['Kavita', 'Meera', 'Arjun'])
  await header('Name').getByRole('link').click()
  await expect(names(page)).toHaveText(['Arjun', 'Kavita', 'Meera'])
})

test('[M6] a view should be kept by its name, and removed', async ({ page, site }) => {
  await page.goto('/admin?status=quoted', { waitUntil: 'networkidle' })
  await page.locator('summary', { hasText: 'Saved views' }).click()
  await page.getByLabel('Name of this view').fill('Offers')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByRole('link', { name: 'Offers' })).toBeVisible()
  await openDesk(page, site)
  await page.locator('summary', { hasText: 'Saved views' }).click()
  await page.getByRole('link', { name: 'Offers' }).click()
  await expect(names(page)).toHaveText(['Arjun'])
  await page.getByRole('button', { name: 'Remove view Offers' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test('[M11] the file should hold what is listed', async ({ page }) => {
  await page.goto('/admin?service=catering', { waitUntil: 'networkidle' })
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /as CSV$/ }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain('Arjun,,94140 55555,2099-12-20,400')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[M6] the form should search by itself', async ({ page }) => {
    const search = page.locator('input[name=q]')
    await search.fill('arjun')
    await search.press('Enter')
    await expect(page).toHaveURL(/q=arjun/)
  })
})
