import { names, openDesk, setBookings, storedBooking } from './deskStage'
import { expect, test } from './fixtures'

const three = [{ name: 'Meera' }, { name: 'Arjun', status: 'quoted' }, { name: 'Kavita' }]

test.beforeEach(async ({ page, site }) => {
  await setBookings(site, three)
  await openDesk(page, site)
})

test('[M12] [M1] a status that all may have should be set, and taken back', async ({
  page,
  site,
}) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await expect(bar).toContainText('3 selected')
  await bar.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Contacted', 'Confirmed', 'Lost'])
  await page.getByRole('menuitem', { name: 'Contacted' }).click()
  await expect(page.getByText('Status of 3 bookings changed')).toBeVisible()
  for (const name of ['Meera', 'Arjun', 'Kavita']) {
    expect(await storedBooking(site, name)).toMatchObject({ status: 'contacted' })
  }
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back for 3 bookings')).toBeVisible()
  expect(await storedBooking(site, 'Meera')).toMatchObject({ status: 'new' })
  expect(await storedBooking(site, 'Arjun')).toMatchObject({ status: 'quoted' })
})

test('[M12] [M2] losing several should ask why, once', async ({ page, site }) => {
  await page.getByRole('checkbox', { name: 'Select Meera' }).check()
  await page.getByRole('checkbox', { name: 'Select Kavita' }).check()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No reply' }).click()
  await expect(page.getByText('Status of 2 bookings changed')).toBeVisible()
  expect(await storedBooking(site, 'Kavita')).toMatchObject({ lostReason: 'noReply' })
  expect(await storedBooking(site, 'Arjun')).toMatchObject({ status: 'quoted' })
})

test('[M12] [M4] several should be assigned, and given back', async ({ page, site }) => {
  await page.getByRole('checkbox', { name: 'Select Meera' }).check()
  await page.getByRole('checkbox', { name: 'Select Arjun' }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem').nth(1).click()
  await expect(page.getByText('2 bookings assigned')).toBeVisible()
  expect((await storedBooking(site, 'Arjun'))?.assignedTo).toBeTruthy()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back for 2 bookings')).toBeVisible()
  expect((await storedBooking(site, 'Arjun'))?.assignedTo).toBeFalsy()
})

test('[M12] [D9] deleting several should ask once, with their number, and be taken back', async ({
  page,
}) => {
  await page.getByRole('checkbox', { name: 'Select Meera' }).check()
  await page.getByRole('checkbox', { name: 'Select Kavita' }).check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveAccessibleName('Are you sure you want to delete these 2 bookings?')
  await expect(dialog).toHaveAccessibleDescription('Meera, Kavita')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(names(page)).toHaveCount(3)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(names(page)).toHaveText(['Arjun'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toHaveText(['Meera', 'Arjun', 'Kavita'])
})

test('[M12] [M13] the trash should be restored together', async ({ page, site }) => {
  await setBookings(
    site,
    three.map((one) => ({ ...one, deletedAt: new Date() })),
  )
  await page.goto('/admin?tab=trash', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('3 bookings restored')).toBeVisible()
  expect(await storedBooking(site, 'Meera')).toMatchObject({ deletedAt: null })
})

test('[M12] the keyboard alone should do it', async ({ page, site }) => {
  await page.getByRole('checkbox', { name: 'Select Meera' }).focus()
  await page.keyboard.press('Space')
  const status = page.getByRole('button', { name: 'Change status' })
  await status.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Status of Meera changed')).toBeVisible()
  expect(await storedBooking(site, 'Meera')).toMatchObject({ status: 'quoted' })
})

test.describe('when some of it fails', () => {
  test.use({ expectedErrors: /Error changing booking:|Failed to load resource/ })

  test('[M12] what failed should be told by name, and tried again', async ({ page, site }) => {
    const arjun = String((await storedBooking(site, 'Arjun'))?._id)
    await page.route(`**/api/bookings/${arjun}?**`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Confirmed' }).click()
    await expect(page.getByText('Status of 2 bookings changed')).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: 'Arjun' })
    await expect(alert).toContainText('The status of Arjun could not be changed')
    await expect(page.getByRole('checkbox', { name: 'Select Arjun' })).toBeChecked()
    await page.unroute(`**/api/bookings/${arjun}?**`)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Status of Arjun changed')).toBeVisible()
    expect(await storedBooking(site, 'Arjun')).toMatchObject({ status: 'confirmed' })
  })

  test('[M12] what somebody else changed meanwhile should not be overwritten', async ({
    page,
    site,
  }) => {
    const meera = await storedBooking(site, 'Meera')
    const other = await page.request.patch(`/api/bookings/${String(meera?._id)}`, {
      data: { followUpOn: '2099-01-01', revision: meera?.revision as number },
      headers: { origin: site.url },
    })
    expect(other.status()).toBe(200)
    await page.getByRole('checkbox', { name: 'Select Meera' }).check()
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Quoted' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Meera' })
    await expect(alert).toContainText('changed this request in the meantime')
    expect(await storedBooking(site, 'Meera')).toMatchObject({ status: 'new' })
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Status of Meera changed')).toBeVisible()
  })
})
