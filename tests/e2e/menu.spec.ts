import { axeInThemes } from '../harness/pages/axeInThemes'
import { openRequest } from './deskStage'
import { expect, test } from './fixtures'
import { siteDatabase } from './siteDatabase'
import { storeBookings, storedBooking } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[J2] a menu is chosen by keyboard in either language, copied, warned of softly and kept', async ({
  page,
  site,
}) => {
  const dish = async (title: string) => {
    const found = await siteDatabase(site).collection('Dish').findOne({ 'title.en': title })
    return String(found?._id)
  }
  const [ghewar, halwa, ker, thandai] = await Promise.all(
    ['Ghewar', 'Moong dal halwa', 'Ker sangri', 'Thandai'].map(dish),
  )
  const name = 'Meera Menu'
  const functions = [
    { id: 'a'.repeat(24), name: 'Haldi', date: '2099-12-10' },
    { id: 'b'.repeat(24), name: 'Wedding', date: '2099-12-12' },
  ]
  const other = { name: 'Arjun Rao', functions: [{ name: 'Sangeet', dishes: [ghewar, thandai] }] }
  const [id] = await storeBookings(site, [{ name, functions }, other])
  const panel = await openRequest(page, { id, name, site })
  const row = (title: string) => panel.getByRole('group', { exact: true, name: title })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Plan').selectOption({ label: 'Premium' })

  const choose = panel.getByRole('button', { name: 'Choose dishes: Haldi' })
  await choose.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Dishes for Haldi' })
  await expect(picker.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('केर')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('status')).toHaveText('Ker sangri added.')
  await page.keyboard.type('ghe')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('checkbox', { name: 'Ghewar' })).toBeChecked()
  await picker.getByLabel('Course').selectOption({ label: 'Sweets' })
  await picker.getByRole('checkbox', { name: 'Moong dal halwa' }).press('Space')
  await expect(picker.getByRole('heading', { name: 'Sweets 2 of 1' })).toBeVisible()
  // In another layout the panel is opened again, which takes the focus.
  const asItIs = { widths: [1440] }
  await axeInThemes(page, 'the picker', { ...asItIs, within: picker })
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await expect(row('Haldi')).toContainText('More than the plan Premium includes')
  const up = row('Haldi').getByRole('button', { name: 'Move Moong dal halwa up' })
  await up.press('Enter')
  await expect(up).toBeFocused()

  const copy = panel.getByRole('button', { name: 'Copy a menu: Wedding' })
  await copy.click()
  await page.getByRole('button', { name: 'Haldi: 3 dishes' }).click()
  await expect(copy).toBeFocused()
  await copy.click()
  await page.getByLabel('Reference or name').fill('arjun')
  const offers = page.getByRole('dialog', { name: /^Copy/ })
  await axeInThemes(page, 'the copy', { ...asItIs, within: offers })
  await page.getByRole('button', { name: 'Sangeet: 2 dishes' }).click()
  await row('Wedding').getByRole('button', { name: 'Remove Ker sangri' }).click()
  await expect(
    row('Wedding')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toBeVisible()
  await axeInThemes(page, 'the menus', { within: panel })
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(panel.getByText('Sweets: Moong dal halwa, Ghewar').first()).toBeVisible()
  await expect
    .poll(async () => (await storedBooking(site, name))?.functions)
    .toMatchObject([{ dishes: [ker, halwa, ghewar] }, { dishes: [halwa, ghewar, thandai] }])

  await page.reload()
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await expect(row('Wedding').getByText('Welcome drinks')).toBeVisible()
  await expect(row('Wedding').getByRole('heading', { name: 'Menu 3 dishes' })).toBeVisible()
})
