import type { Browser } from 'playwright/test'
import { formatRupeesShort } from '@/money/rules/rupees'
import { openPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { screens } from '../harness/pages/routes'
import { rawRequest } from '../harness/requests/rawRequest'
import { sampleQuote } from '../unit/quote/customerSample'
import { voucher } from '../unit/quote/voucherSample'
import { expect, test } from './fixtures'
import { siteDatabase } from './siteDatabase'
import { storedVersion, storeQuote } from './storeQuotes'

const sample = () => {
  const now = new Date()
  const soon = new Date(now.getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  return sampleQuote({ content: { validUntil: soon }, today: now.toISOString().slice(0, 10) })
}

const unscripted = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, javaScriptEnabled: false })

test('[J5] a quote should be seen once it is on a screen, and not by the preview of a chat', async ({
  page,
  request,
  site,
}) => {
  const { token } = await storeQuote(site, sample())
  expect((await request.get(`/q/${token}`)).status()).toBe(200)
  expect((await storedVersion(site))?.firstSeenAt).toBeUndefined()
  await page.goto(`/q/${token}`)
  await expect.poll(async () => (await storedVersion(site))?.firstSeenAt).toBeTruthy()
  const first = (await storedVersion(site))?.firstSeenAt
  expect((await request.post(`/q/${token}/seen`)).status()).toBe(204)
  expect((await request.post(`/q/${'A'.repeat(43)}/seen`)).status()).toBe(204)
  expect((await storedVersion(site))?.firstSeenAt).toBe(first)
})

test('[J6] a quote should be for its reader alone, and say nothing of links that open none', async ({
  request,
  site,
}) => {
  const { booking, token } = await storeQuote(site, sample())
  const open = await request.get(`/hi/q/${token}`)
  const headers = open.headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['cache-control']).toContain('private')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['set-cookie']).toBeUndefined()
  const html = await open.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  for (const inner of ['Asha of the office', 'api/vitals', 'tokenHash'])
    expect(html).not.toContain(inner)
  const calendar = await request.get(`/q/${token}/calendar.ics`)
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  expect(calendar.headers()['cache-control']).toContain('no-store')

  const receipts = siteDatabase(site).collection('Voucher')
  const { insertedId } = await receipts.insertOne({ ...voucher, booking, key: `page-${token}` })
  const receipt = `/q/${token}/receipt/${String(insertedId)}`
  const shown = await request.get(receipt)
  expect(shown.headers()['cache-control']).toMatch(/private.*no-store|no-store.*private/)
  const sheet = await shown.text()
  expect([shown.status(), sheet.includes('RV/26-27/0007')]).toEqual([200, true])
  expect(sheet).not.toContain(voucher.by)
  expect(await open.text()).not.toContain(voucher.by)

  const nowhere = `/q/${'A'.repeat(43)}`
  const [unknown, late] = await Promise.all(
    [nowhere, `${nowhere}?answer=late`].map(async (path) => (await request.get(path)).text()),
  )
  expect(unknown).toContain('This link does not open a quote')
  expect(late).toContain('This quote has been replaced')
  await siteDatabase(site)
    .collection('Quote')
    .updateOne({}, { $set: { links: [], 'versions.0.supersededAt': new Date().toISOString() } })
  const words = (text = '') => text.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]+>/g, '')
  expect((await request.get(receipt)).status()).toBe(404)
  for (const path of [`/q/${token}`, '/q/short', nowhere]) {
    const gone = await request.get(path)
    expect([path, gone.status()]).toEqual([path, 404])
    expect(words(await gone.text())).toBe(words(unknown))
    expect(gone.headers()['cache-control']).toContain('no-store')
    const answered = await request.get(`${path}?answer=late`)
    expect([path, answered.status()]).toEqual([path, 404])
    expect(words(await answered.text())).toBe(words(late))
  }
  expect((await request.get(`/q/${token}/calendar.ics`)).status()).toBe(404)
  const large = await rawRequest({
    body: 'x'.repeat(40_000),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    method: 'POST',
    path: `/q/${token}`,
    url: site.url,
  })
  expect(large.status).toBe(413)
})

test('[J6] a quote should be accepted without scripts, with what was ticked', async ({
  browser,
  site,
}) => {
  const found = sample()
  const { token } = await storeQuote(site, found)
  const context = await unscripted(browser, site.url)
  const [page, other] = [await context.newPage(), await context.newPage()]
  await other.goto(`/q/${token}`)
  await page.goto(`/q/${token}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Show the total with these' }).click()
  const total = found.version.issued.amounts.total + 1_134_000
  const accept = page.getByRole('button', { name: `Accept for ${formatRupeesShort(total)}` })
  await expect(accept).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await accept.click()
  await expect(page.getByText('Please write your name, as a signature.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByLabel('Your full name').fill('Vikram Rathore')
  await accept.click()
  await expect(page.getByText(/Vikram Rathore accepted this quote on/)).toBeVisible()
  await expect(page.getByText('Added: Chaat counter')).toBeVisible()
  const acceptance = (await storedVersion(site))?.acceptance
  expect([acceptance?.name, acceptance?.taken, acceptance?.amounts.total]).toEqual([
    'Vikram Rathore',
    ['counter'],
    total,
  ])

  await siteDatabase(site)
    .collection('Quote')
    .updateOne({}, { $set: { links: [], 'versions.0.supersededAt': new Date().toISOString() } })
  await other.getByLabel('Your full name').fill('Vikram Rathore')
  await other.getByRole('button', { name: /^Accept for/ }).click()
  await expect(other.getByRole('heading', { name: 'This quote has been replaced' })).toBeVisible()
  await expect(other.locator('main a[href^="tel:"]')).toBeVisible()
  await context.close()
})

test('[J6] a quote should follow a tick at once and be accepted by keyboard, in Hindi', async ({
  page,
  site,
}) => {
  const { token } = await storeQuote(site, sample())
  await openPage(page, `/hi/q/${token}`)
  const total = page.locator('dl').filter({ hasText: 'कुल रकम' })
  const before = await total.textContent()
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => total.textContent()).not.toBe(before)
  const name = page.getByLabel('आपका पूरा नाम')
  await name.fill('म')
  await page.keyboard.press('Enter')
  await expect(page.getByText('कृपया दस्तखत की जगह अपना नाम लिखें।')).toBeVisible()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('म')
  await name.fill('मीरा राठौड़')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'मंज़ूर हुआ। धन्यवाद!' })).toBeVisible()
  await expect(page.getByRole('img', { name: /UPI कोड/ })).toBeVisible()
  await expectNoViolations(page, 'accepted')
})

test('[J6] a wish should arrive, and one for a version that is gone should say so and lose nothing', async ({
  page,
  site,
}) => {
  const { token } = await storeQuote(site, sample())
  await openPage(page, `/q/${token}`)
  const wish = page.getByLabel('What should we change?')
  await wish.fill('More ghewar, please')
  await page.getByRole('button', { name: 'Send to us' }).click()
  await expect(page.getByText('We will get back to you with a new version')).toBeVisible()
  await expect(wish).toHaveValue('')
  expect((await storedVersion(site))?.changeRequests?.[0]?.text).toBe('More ghewar, please')
  const screenful = page.viewportSize()
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expectNoViolations(page, `a quote at ${screen.width}`)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([screen.width, over]).toEqual([screen.width, 0])
  }
  if (screenful) await page.setViewportSize(screenful)

  await siteDatabase(site)
    .collection('Quote')
    .updateOne({}, { $set: { links: [], 'versions.0.supersededAt': new Date().toISOString() } })
  await page.getByLabel('Your full name').fill('Vikram Rathore')
  await page.getByRole('button', { name: /^Accept for/ }).click()
  await expect(page.getByText('We have made a newer version of this quote')).toBeVisible()
  await expect(page.getByLabel('Your full name')).toHaveValue('Vikram Rathore')
})

test('[J6] a quote on paper should have all its words, and no forms or buttons', async ({
  page,
  site,
}) => {
  const { token } = await storeQuote(site, sample())
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/q/${token}`)
  await expect(page.getByText('Laal maas')).toBeVisible()
  await expect(page.getByText(/GSTIN 08ABCDE1234F1Z0/)).toBeVisible()
  await expect(page.getByText('Guests are fixed five days before.')).toBeVisible()
  for (const hidden of await page.locator('form, button, .btn').all())
    await expect(hidden).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
