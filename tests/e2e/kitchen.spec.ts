import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { adminOf, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[J9] [J13] the calendar leads to the kitchen sheet of a day, in either language and on A4, and to its purchase list', async ({
  page,
  site,
}) => {
  const day = '2099-02-14'
  const dishes = await siteDatabase(site)
    .collection('Dish')
    .find({ 'needs.0': { $exists: true } })
    .limit(30)
    .toArray()
  const ids = dishes.map(({ _id }) => String(_id))
  const functions = [
    { name: 'Haldi', date: day, dishes: ids.slice(0, 12), guests: 150, timeBand: 'midday' },
    { name: 'Sangeet', date: day, dishes: ids, guaranteed: 300, guests: 280, timeBand: 'night' },
  ]
  const booking = { date: day, days: [day], functions, name: 'Meera Kitchen', status: 'confirmed' }
  await storeBookings(site, [booking])
  await signIn(page, adminOf(site), '/admin/calendar?month=2099-02')
  await page.getByRole('link', { name: 'Kitchen sheet, Sat, 14 Feb 2099' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('300 plates (guaranteed)')
  await expect(sheet.getByRole('cell', { name: '450', exact: true })).toHaveCount(12)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(sheet).toHaveAttribute('lang', 'hi')
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText('14 फ़रवरी 2099')
  await axeInThemes(page, 'the kitchen sheet')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Purchase list' }).click()
  await expect(sheet.getByRole('heading', { name: 'किराना' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send by WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await axeInThemes(page, 'the purchase list')
})
