import type { Page } from 'playwright/test'
import { addMonths, dayInIndia, formatMonth, monthOf } from '@/time/days'
import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { names, namesAt, openDesk } from './deskStage'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { accountWithRole } from './staffAccount'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test.beforeEach(({ site }) => storeBookings(site, guests))

const menu = (page: Page, name: string) => page.locator('summary', { hasText: name }).first()

test('[M6] every address of a view lists what it narrows to', async ({ page, site }) => {
  await logIn(page, adminOf(site))
  const lists: Record<string, string[]> = {
    'q=meer': ['Meera'],
    'q=%2B91+94140+55555': ['Arjun'],
    'q=garden': ['Meera'],
    'q=JU-TEST-2': ['Kavita'],
    'kind=contact': ['Kavita'],
    'source=phone': ['Kavita'],
    'q=garden+meera': ['Meera'],
    'from=2099-12-15&to=2099-12-31': ['Arjun'],
    'until=2001-01-01': [],
    'lostReason=price': [],
    'to=2099-12-15': ['Meera'],
    'assigned=nobody': ['Meera', 'Arjun', 'Kavita'],
    'status=new&status=quoted&service=catering': ['Arjun'],
    'sort=-guests': ['Arjun', 'Meera', 'Kavita'],
    'sort=guests': ['Kavita', 'Meera', 'Arjun'],
    'sort=name': ['Arjun', 'Kavita', 'Meera'],
  }
  for (const [query, expected] of Object.entries(lists)) {
    expect([query, await namesAt(page, `/admin?${query}`)]).toEqual([query, expected])
  }
})

test('[M6] search keeps the focus while it is typed, Enter searches at once, Back returns, and what finds nothing offers a way out', async ({
  page,
  site,
}) => {
  await openDesk(page, site)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('+91 94140 55555')
  await expect(names(page)).toHaveText(['Arjun'])
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('+91 94140 55555')
  await search.fill('')
  await search.pressSequentially('JU-TEST-2')
  await expect(names(page)).toHaveText(['Kavita'])
  await expect(search).toBeFocused()
  expect(new URL(page.url()).searchParams.get('q')).toBe('JU-TEST-2')
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click()
  await expect(names(page)).toHaveCount(3)
  await expect(search).toHaveValue('')

  await search.fill('arjun')
  await search.press('Enter')
  await expect(names(page)).toHaveText(['Arjun'])
  await page.goBack()
  await expect(names(page)).toHaveCount(3)
  await expect(search).toHaveValue('')
  await page.goForward()
  await expect(names(page)).toHaveText(['Arjun'])
  await expect(search).toHaveValue('arjun')

  await search.fill('nobody of that name')
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
  await axeInThemes(page, 'nothing found', { within: 'main' })
  await page.getByRole('cell').getByRole('link', { name: 'Clear filters' }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(search).toHaveValue('')
})

test('[M6] [M4] filters add up, stand in the address, and are taken away one by one; mine is what was assigned to me', async ({
  page,
  site,
}) => {
  await assignToAdmin(site, 'Meera')
  await openDesk(page, site)
  await menu(page, 'Status').click()
  await page.getByRole('checkbox', { name: 'New' }).check()
  await expect(names(page)).toHaveText(['Meera', 'Kavita'])
  await page.getByRole('checkbox', { name: 'Quoted' }).check()
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'New' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu(page, 'Status')).toBeFocused()
  await menu(page, 'Event or catering').click()
  await page.getByRole('checkbox', { name: 'Catering' }).check()
  await expect(names(page)).toHaveText(['Arjun'])
  const { searchParams } = new URL(page.url())
  expect([searchParams.getAll('status'), searchParams.getAll('service')]).toEqual([
    ['new', 'quoted'],
    ['catering'],
  ])
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('link', { name: 'Remove filter Event or catering: Catering' }).click()
  await expect(names(page)).toHaveCount(3)
  await chips.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await menu(page, 'Assigned').click()
  await page.getByRole('radio', { name: 'Me', exact: true }).check()
  await expect(names(page)).toHaveText(['Meera'])
  await page.getByRole('radio', { name: 'Anybody' }).check()
  await expect(names(page)).toHaveCount(3)

  await menu(page, 'Event day').click()
  const open = page.locator('.desk-filter[open]')
  await open.getByLabel('From', { exact: true }).fill('2100-01-01')
  await expect(names(page)).toHaveText(['Kavita'])
  await page.keyboard.press('Escape')
  await menu(page, 'Received').click()
  await open.getByRole('button', { name: 'Today' }).click()
  await expect(chips.getByRole('link')).toHaveCount(4)
  await expect(names(page)).toHaveText(['Kavita'])
  const lastMonth = formatMonth(addMonths(monthOf(dayInIndia(new Date())), -1))
  await open.getByLabel('Month').selectOption(lastMonth)
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
})

test('[M6] [D2] columns follow the seven and are sorted by; a choice is kept', async ({
  page,
  site,
}) => {
  await openDesk(page, site)
  await menu(page, 'Columns').click()
  await page.getByRole('checkbox', { name: 'Received' }).check()
  await page.getByRole('checkbox', { name: 'Source' }).check()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Contact',
    'Date',
    'Guests',
    'Venue',
    'Action',
    'Status',
    'Received',
    'Source',
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

  await menu(page, 'Columns').click()
  await page.getByRole('checkbox', { name: 'Status' }).uncheck()
  await expect(header('Status')).toBeHidden()
  await openPage(page, '/admin')
  await expect(header('Source')).toBeVisible()
  await expect(header('Status')).toBeHidden()
  // For the tests that follow, as it was at first.
  await menu(page, 'Columns').click()
  for (const name of ['Received', 'Source']) {
    await page.getByRole('checkbox', { name }).uncheck()
    await expect(header(name)).toBeHidden()
  }
  await page.getByRole('checkbox', { name: 'Status' }).check()
  await expect(page).toHaveURL(/\/admin$/)
})

test('[M6] a view is kept by its name, and removed', async ({ page, site }) => {
  await openDesk(page, site, '/admin?status=quoted')
  await menu(page, 'Saved views').click()
  await page.getByLabel('Name of this view').fill('Offers')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByRole('link', { name: 'Offers' })).toBeVisible()
  await openDesk(page, site)
  await menu(page, 'Saved views').click()
  await page.getByRole('link', { name: 'Offers' }).click()
  await expect(names(page)).toHaveText(['Arjun'])
  await page.getByRole('button', { name: 'Remove view Offers' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test('[M11] the file holds what is listed', async ({ page, site }) => {
  await logIn(page, adminOf(site))
  const html = await (await getPage(page, '/admin?service=catering')).text()
  const [, href = ''] = /<a aria-label="[^"]*as CSV"[^>]* href="([^"]*)"/.exec(html) ?? []
  const file = await getPage(page, href.replaceAll('&amp;', '&'))
  expect(file.headers()['content-disposition']).toMatch(
    /^attachment; filename="?bookings-\d{4}-\d\d-\d\d\.csv"?$/,
  )
  const text = await file.text()
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain('Arjun,,94140 55555,2099-12-20,400')
})

test('[M11] who may not export is offered no file', async ({ page, playwright, site }) => {
  await logIn(page, await accountWithRole(playwright, { name: 'no-export', role: 'sales', site }))
  const html = await (await getPage(page, '/admin')).text()
  expect(html).toContain('Arjun')
  expect(html).not.toContain('export.csv')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[M6] the form searches by itself', async ({ page, site }) => {
    await logIn(page, adminOf(site))
    await page.goto('/admin')
    const search = page.locator('input[name=q]')
    await search.fill('arjun')
    await search.press('Enter')
    await expect(page).toHaveURL(/q=arjun/)
  })
})

async function assignToAdmin(site: { adminEmail: string; databaseUri: string }, name: string) {
  const database = siteDatabase(site)
  const admin = await database.collection('User').findOne({ email: site.adminEmail })
  await database.collection('Booking').updateOne({ name }, { $set: { assignedTo: admin?._id } })
}
