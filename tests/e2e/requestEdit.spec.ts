import { axeInThemes } from '../harness/pages/axeInThemes'
import { changeElsewhere, openRequest } from './deskStage'
import { expect, test } from './fixtures'
import { storeBookings, storedBooking } from './storeBookings'

// A refused save is told to the console by the browser.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Failed to load resource/,
})

test('[M10] [Y1] every field is edited, the timeline says what it was, and axe finds nothing in the form and its errors', async ({
  page,
  site,
}) => {
  const name = 'Meera Edit'
  const [id] = await storeBookings(site, [{ contactNumber: '9829620001', name }])
  const panel = await openRequest(page, { id, name, site })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Phone').fill('+91 98290 12399')
  await expect(panel.getByLabel('Phone')).toHaveValue('9829012399')
  await panel.getByLabel('Guests', { exact: true }).fill('300')
  await panel.getByLabel('Plan').selectOption({ label: 'Royal' })
  await panel.getByLabel('Food').selectOption({ label: 'Jain' })
  await axeInThemes(page, 'the form', { within: panel })
  await panel.getByLabel('Email').fill('not an address')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  const summary = panel.getByRole('group', { name: 'One thing needs another look' })
  await expect(summary).toBeFocused()
  await expect(panel.getByLabel('Email')).toHaveAccessibleDescription(
    /Please enter an address like/,
  )
  await expect(panel.getByLabel('Guests', { exact: true })).toHaveValue('300')
  await axeInThemes(page, 'its errors', { within: panel })
  await panel.getByLabel('Email').fill('meera@example.com')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByRole('status')).toContainText('Saved.')
  await expect(panel.getByRole('button', { exact: true, name: 'Edit' })).toBeFocused()
  const timeline = panel.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('Phone: +91 98296 20001 +91 98290 12399')
  await expect(timeline).toContainText('Food: Jain')
  await expect
    .poll(() => storedBooking(site, name))
    .toMatchObject({
      contactNumber: '9829012399',
      email: 'meera@example.com',
      numberOfGuests: 300,
      planTitle: 'Royal',
    })
})

test('[M10] the second of two is told, and nothing is overwritten, neither fields nor a stage', async ({
  page,
  site,
}) => {
  const [id = ''] = await storeBookings(site, [{ name: 'Arjun Two', venueTitle: 'Garden' }])
  const mine = await openRequest(page, { id, name: 'Arjun Two', site })
  await mine.getByRole('button', { exact: true, name: 'Edit' }).click()
  await expect(mine.getByLabel('Name')).toHaveValue('Arjun Two')
  const theirs = { message: 'Theirs', numberOfGuests: 400, revision: 0, venueTitle: 'Hall' }
  await changeElsewhere(page, { data: theirs, id, site })

  await mine.getByLabel('Venue', { exact: true }).fill('Lawn')
  await mine.getByLabel('Message').fill('Mine')
  await mine.getByLabel('Name').fill('Arjun Two R.')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  const told = mine.getByRole('group', { name: /changed this request while you were writing/ })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Guests: 400')
  await axeInThemes(page, 'the conflict', { within: mine })
  await expect.poll(() => storedBooking(site, 'Arjun Two')).toMatchObject({ venueTitle: 'Hall' })

  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(told).toContainText('Decide the marked fields first')
  await mine.getByRole('button', { name: 'Take theirs: Venue' }).click()
  await expect(mine.getByLabel('Venue', { exact: true })).toHaveValue('Hall')
  await mine.getByRole('button', { name: 'Use mine: Message' }).click()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  const panel = page.getByRole('dialog', { name: 'Arjun Two R.' })
  await expect(panel.getByRole('status')).toContainText('Saved.')
  await expect
    .poll(() => storedBooking(site, 'Arjun Two R.'))
    .toMatchObject({
      message: 'Mine',
      numberOfGuests: 400,
      venueTitle: 'Hall',
    })

  const stage = (word: string) => panel.getByRole('button', { name: `Arjun Two R.: ${word}` })
  await expect(stage('New')).toBeVisible()
  const now = await storedBooking(site, 'Arjun Two R.')
  await changeElsewhere(page, {
    data: { revision: now?.revision as number, status: 'confirmed' },
    id,
    site,
  })
  await stage('New').click()
  await page.getByRole('menuitem', { name: 'Quoted' }).click()
  await expect(panel.getByRole('alert')).toContainText('changed this request in the meantime')
  await expect(stage('Confirmed')).toBeVisible()
  await expect
    .poll(async () => (await storedBooking(site, 'Arjun Two R.'))?.status)
    .toBe('confirmed')
})

test('[M10] [Q4] leaving asks, and what was typed outlives a session that ended', async ({
  context,
  page,
  site,
}) => {
  const name = 'Farah Typed'
  const [id] = await storeBookings(site, [{ name }])
  const panel = await openRequest(page, { id, name, site })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Venue', { exact: true }).fill('Bani Park')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(panel.getByLabel('Venue', { exact: true })).toHaveValue('Bani Park')

  await context.clearCookies()
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByLabel('Email').fill(site.adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(panel.getByLabel('Venue', { exact: true })).toHaveValue('Bani Park')
  await expect(panel).toContainText('this is what you typed before')

  await context.clearCookies()
  await panel.getByRole('button', { name: 'Save changes' }).click()
  const ended = page.getByRole('dialog', { name: 'You have been logged out' })
  await ended.getByLabel('Password').fill(site.adminPassword)
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect.poll(async () => (await storedBooking(site, name))?.venueTitle).toBe('Bani Park')

  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Name').fill('Farah Wrong')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(panel).toBeHidden()
  await page.goto(`/admin?open=${id}`)
  await expect(panel.getByRole('button', { exact: true, name: 'Edit' })).toBeVisible()
})

test('[J1] functions are edited in the form, put in order of their days, and decided on in a conflict', async ({
  page,
  site,
}) => {
  const name = 'Meera Wedding'
  const [id = ''] = await storeBookings(site, [{ name, numberOfGuests: 30 }])
  const panel = await openRequest(page, { id, name, site })
  const row = (title: string) => panel.getByRole('group', { exact: true, name: title })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByRole('button', { name: 'Add a function' }).click()
  await expect(row('Function 1').getByLabel('Function', { exact: true })).toBeFocused()
  await page.keyboard.type('Wedding')
  await row('Wedding').getByLabel('Day').fill('2099-12-12')
  await row('Wedding').getByLabel('Guests expected').fill('400')
  await row('Wedding').getByLabel('Guests fixed by').fill('2099-12-20')
  await panel.getByRole('button', { name: 'Add a function' }).click()
  await row('Function 2').getByLabel('Function', { exact: true }).fill('Haldi')
  await row('Haldi').getByLabel('Day').fill('2099-12-10')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(row('Wedding').getByLabel('Guests fixed by')).toHaveAccessibleDescription(
    /an earlier one/,
  )
  await axeInThemes(page, 'functions', { within: panel })
  await row('Wedding').getByLabel('Guests fixed by').fill('2099-12-01')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(panel.getByText('Haldi: Thu, 10 Dec 2099').first()).toBeVisible()
  await expect
    .poll(() => storedBooking(site, name))
    .toMatchObject({ date: '2099-12-10', functions: [{ name: 'Haldi' }, { guests: 400 }] })

  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await row('Haldi').getByLabel('Venue').fill('Lawn')
  const theirs = { functions: [{ name: 'Sangeet' }], revision: 1 }
  await changeElsewhere(page, { data: theirs, id, site })
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await panel.getByRole('button', { name: 'Use mine: Functions' }).click()
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => storedBooking(site, name))
    .toMatchObject({ functions: [{ name: 'Haldi', venue: 'Lawn' }, { name: 'Wedding' }] })
})
