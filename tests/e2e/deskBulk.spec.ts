import { changeElsewhere, names, openDesk, rowOf } from './deskStage'
import { expect, test } from './fixtures'
import { storeBookings, storedBooking } from './storeBookings'

const three = [{ name: 'Meera' }, { name: 'Arjun', status: 'quoted' }, { name: 'Kavita' }]

test('[M12] [M2] [M4] several bookings get a status, a person and a reason together, are deleted after one question, and everything is taken back', async ({
  page,
  site,
}) => {
  await storeBookings(site, three)
  await openDesk(page, site, '/admin?columns=status&columns=assigned')
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  const undo = page.getByRole('button', { name: 'Undo' })
  const select = async (...who: string[]) => {
    for (const name of who) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }

  // The next change must not come before the list has read what the one before did.
  const isListed = async (stages: Record<string, string>) => {
    for (const [name, stage] of Object.entries(stages)) {
      await expect(rowOf(page, name).getByRole('button', { name: /^Stage of/ })).toHaveText(stage)
    }
  }

  await test.step('a status that all may have is set, and taken back', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(bar).toContainText('3 selected')
    await bar.getByRole('button', { name: 'Change status' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Contacted', 'Confirmed', 'Lost'])
    await page.getByRole('menuitem', { name: 'Contacted' }).click()
    await expect(page.getByText('3 bookings moved to Contacted')).toBeVisible()
    for (const { name } of three) {
      await expect.poll(() => storedBooking(site, name)).toMatchObject({ status: 'contacted' })
    }
    await expect(bar).toBeHidden()
    await isListed({ Arjun: 'Contacted', Kavita: 'Contacted', Meera: 'Contacted' })
    await undo.click()
    await expect(page.getByText('Taken back for 3 bookings')).toBeVisible()
    await expect.poll(() => storedBooking(site, 'Meera')).toMatchObject({ status: 'new' })
    await expect.poll(() => storedBooking(site, 'Arjun')).toMatchObject({ status: 'quoted' })
    await isListed({ Arjun: 'Quoted', Kavita: 'New', Meera: 'New' })
  })

  await test.step('several are assigned, and given back', async () => {
    await select('Meera', 'Arjun')
    await bar.getByRole('button', { name: 'Assign' }).click()
    await page.getByRole('menuitem').nth(1).click()
    await expect(page.getByText('2 bookings assigned')).toBeVisible()
    await expect.poll(async () => (await storedBooking(site, 'Arjun'))?.assignedTo).toBeTruthy()
    const assigned = rowOf(page, 'Arjun').locator('.bookings__assigned')
    await expect(assigned).not.toHaveText('—')
    await undo.click()
    await expect(page.getByText('Taken back for 2 bookings')).toBeVisible()
    await expect.poll(async () => (await storedBooking(site, 'Arjun'))?.assignedTo).toBeFalsy()
    await expect(assigned).toHaveText('—')
  })

  await test.step('the keyboard alone does it', async () => {
    await page.getByRole('checkbox', { name: 'Select Meera' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Change status' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Meera moved to Quoted')).toBeVisible()
    await expect.poll(() => storedBooking(site, 'Meera')).toMatchObject({ status: 'quoted' })
    await isListed({ Meera: 'Quoted' })
  })

  await test.step('confirming several asks first, and does nothing on Cancel', async () => {
    await select('Meera', 'Kavita')
    await bar.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Confirmed' }).click()
    const question = page.getByRole('alertdialog', { name: 'Move these 2 bookings to Confirmed?' })
    await expect(question).toHaveAccessibleDescription('Meera, Kavita')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => storedBooking(site, 'Kavita')).toMatchObject({ status: 'new' })
    for (const name of ['Meera', 'Kavita']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck()
    }
  })

  await test.step('losing several asks why, once', async () => {
    await select('Meera', 'Kavita')
    await bar.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
    const question = page.getByRole('dialog', { name: 'Why were these 2 lost?' })
    await expect(question).toHaveAccessibleDescription('Meera, Kavita')
    await question.getByRole('button', { name: 'No reply' }).click()
    await expect(page.getByText('2 bookings moved to Lost')).toBeVisible()
    for (const name of ['Meera', 'Kavita']) {
      await expect.poll(() => storedBooking(site, name)).toMatchObject({ lostReason: 'noReply' })
    }
    await expect.poll(() => storedBooking(site, 'Arjun')).toMatchObject({ status: 'quoted' })
  })

  await test.step('deleting asks once, with their number, and is taken back', async () => {
    await select('Meera', 'Kavita')
    await bar.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName('Are you sure you want to delete these 2 bookings?')
    await expect(dialog).toHaveAccessibleDescription('Meera, Kavita')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(names(page)).toHaveCount(3)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(names(page)).toHaveText(['Arjun'])
    await page.locator('.desk-toast', { hasText: 'deleted' }).getByRole('button').click()
    await expect(names(page)).toHaveText(['Meera', 'Arjun', 'Kavita'])
  })
})

test('[M12] [M13] the trash is restored together', async ({ page, site }) => {
  await storeBookings(
    site,
    three.map((one) => ({ ...one, deletedAt: new Date() })),
  )
  await openDesk(page, site, '/admin?tab=trash')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('3 bookings restored')).toBeVisible()
  await expect.poll(() => storedBooking(site, 'Meera')).toMatchObject({ deletedAt: null })
})

test.describe('when some of it fails', () => {
  test.use({ expectedErrors: /Error changing booking:|Failed to load resource/ })

  test('[M12] what failed is told by name and tried again; what somebody else changed meanwhile is not overwritten', async ({
    page,
    site,
  }) => {
    const [, arjun, , asha = ''] = await storeBookings(site, [...three, { name: 'Asha' }])
    await openDesk(page, site, '/admin?columns=status')
    await page.route(`**/api/bookings/${arjun}?**`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    for (const { name } of three) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    }
    const change = async (to: string) => {
      await page.getByRole('button', { name: 'Change status' }).click()
      await page.getByRole('menuitem', { name: to }).click()
    }
    const failed = (name: string) => page.getByRole('alert').filter({ hasText: name })
    await change('Confirmed')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Confirmed' }).click()
    await expect(page.getByText('2 bookings moved to Confirmed')).toBeVisible()
    await expect(failed('Arjun')).toContainText('Arjun was not moved')
    await expect(page.getByRole('checkbox', { name: 'Select Arjun' })).toBeChecked()
    await page.unroute(`**/api/bookings/${arjun}?**`)
    await failed('Arjun').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Arjun moved to Confirmed')).toBeVisible()
    await expect.poll(() => storedBooking(site, 'Arjun')).toMatchObject({ status: 'confirmed' })
    // Once this is shown, no list is on its way that would know of what comes next.
    await expect(page.getByRole('button', { name: 'Stage of Arjun: Confirmed' })).toBeVisible()
    await changeElsewhere(page, { data: { followUpOn: '2099-01-01', revision: 0 }, id: asha, site })
    await expect(page.getByRole('region', { name: 'Selected bookings' })).toBeHidden()
    await page.getByRole('checkbox', { name: 'Select Asha' }).check()
    await change('Quoted')
    await expect(failed('Asha')).toContainText('changed this request in the meantime')
    await expect.poll(() => storedBooking(site, 'Asha')).toMatchObject({ status: 'new' })
    await failed('Asha').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Asha moved to Quoted')).toBeVisible()
  })
})
