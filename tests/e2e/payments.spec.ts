import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { adminOf, logIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { storeBookings } from './storeBookings'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /400 \(Bad Request\)/,
  viewport: { height: 900, width: 1440 },
})

const row = {
  sac: '996334',
  rate: 500,
  placeOfSupply: '08',
  taxable: 8_000_000,
  cgst: 200_000,
  sgst: 200_000,
  igst: 0,
  total: 8_400_000,
}

/** An accepted quote of ₹84,000: ₹20,000 were due long ago, the rest is due later. */
function acceptedQuote(booking: string) {
  const schedule = [
    { id: 'a', title: 'Advance', dueOn: '2026-01-10', amount: 2_000_000 },
    { id: 'b', title: 'Before the event', dueOn: '2099-01-10', amount: 6_400_000 },
  ]
  const amounts = { lines: [], taxRows: [row], total: 8_400_000 }
  const buyer = { name: 'Meera Sharma', address: 'C-Scheme, Jaipur', state: '08' }
  const content = { language: 'en', buyer, lines: [], schedule, validUntil: '2099-01-01' }
  const at = '2026-01-05T06:00:00.000Z'
  const seller = {
    mode: 'regular',
    state: '08',
    name: 'Jharokha Utsav',
    address: '12 MI Road, Jaipur',
    gstin: '08ABCDE1234F1Z0',
    phone: '98290 12345',
  }
  const issued = {
    at,
    by: 'Ravi',
    seller,
    functions: [],
    reference: 'JU-TEST-0',
    amounts,
    hash: 'h',
  }
  const acceptance = { at, name: 'Meera', taken: [], amounts, schedule, hash: 'h' }
  return {
    booking,
    links: [],
    number: { series: 'QT', year: '25-26', number: 1 },
    revision: 3,
    versions: [{ version: 1, content, issued, acceptance }],
  }
}

test('[J7] a payment is recorded with the amount that is due, given back in part, and printed as a voucher', async ({
  page,
  site,
}) => {
  const [booking = ''] = await storeBookings(site, [{ name: 'Meera', status: 'confirmed' }])
  const database = siteDatabase(site)
  await database.collection('Voucher').deleteMany()
  await database.collection('Quote').deleteMany()
  await database.collection('Quote').insertOne(acceptedQuote(booking))
  await logIn(page, adminOf(site))
  await openPage(page, `/admin/payments/${booking}`)
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const vouchers = page.getByRole('region', { name: 'Vouchers' })
  await expect(schedule).toContainText('Overdue')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount, ₹')).toHaveValue('20,000')
  await dialog.getByLabel('Amount, ₹').fill('five')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Write an amount such as 1,20,000.')
  await axeInThemes(page, 'a payment', { widths: [1440], within: dialog })
  await dialog.getByLabel('Amount, ₹').fill('25,000')
  await dialog.getByLabel('UTR').fill('432198765')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(vouchers).toContainText('432198765')
  await expect(schedule).toContainText('₹59,000 left')
  await vouchers.getByRole('button', { name: /^Give back/ }).click()
  await dialog.getByLabel('Amount, ₹').fill('30000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('At most ₹25,000.00 of this receipt')
  await dialog.getByLabel('Amount, ₹').fill('1000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await vouchers.getByRole('button', { name: 'Declare void: RF' }).click()
  const alert = page.getByRole('alertdialog')
  await axeInThemes(page, 'a voucher to be void', { widths: [1440], within: alert })
  await alert.getByLabel('Why').fill('Typed twice')
  await alert.getByRole('button', { name: 'Declare void' }).click()
  await expect(vouchers).toContainText('Typed twice')
  await axeInThemes(page, 'payments')
  await vouchers.getByRole('link', { name: /^RV/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt voucher')
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रसीद वाउचर')
  await axeInThemes(page, 'a voucher')
})
