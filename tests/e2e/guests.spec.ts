import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const functions = [
  { id: 'bbbbbbbbbbbbbbbbbbbbbbb1', name: 'Mehndi', date: '2099-02-10', guests: 400 },
  { id: 'bbbbbbbbbbbbbbbbbbbbbbb2', name: 'Sangeet', date: '2099-02-11', guests: 300 },
]

const [mehndi, sangeet] = functions.map(({ id, name }) => ({
  id,
  functionId: id,
  title: `${name}: Catering`,
  pricing: 'perPlate',
  choice: 'included',
  unitPrice: 80_000,
  tax: { sac: '996334', rate: 500, placeRule: 'wherePerformed' },
  heldIn: '08',
}))

/** An accepted quote for 700 plates at ₹800 with 5 %: ₹5,88,000. */
function acceptedQuote(booking: string) {
  const at = '2026-01-05T06:00:00.000Z'
  const schedule = [{ id: 'part-1', title: 'All', amount: 58_800_000 }]
  const amounts = { lines: [], taxRows: [], total: 58_800_000 }
  const content = {
    language: 'en',
    buyer: { name: 'Meera', state: '08' },
    lines: [
      { ...mehndi, quantity: 400 },
      { ...sangeet, quantity: 300 },
    ],
    schedule,
    validUntil: '2099-01-01',
  }
  const seller = { mode: 'regular', state: '08', name: 'Jharokha Utsav' }
  const issued = {
    ...{ at, by: 'Ravi', hash: 'h', reference: 'JU-TEST-0' },
    amounts,
    functions: functions.map((one) => ({ ...one, menu: [] })),
    seller,
  }
  const acceptance = { at, name: 'Meera', taken: [], amounts, schedule, hash: 'h' }
  return {
    booking,
    links: [],
    number: { series: 'QT', year: '25-26', number: 7 },
    revision: 3,
    versions: [{ version: 1, content, issued, acceptance }],
  }
}

test('[J8] more guests after the acceptance show their price, and become a new version', async ({
  page,
  site,
}) => {
  const now = functions.map((one) => (one.name === 'Mehndi' ? { ...one, guests: 500 } : one))
  const [booking = ''] = await storeBookings(site, [
    { functions: now, name: 'Meera Guests', numberOfGuests: 500, status: 'confirmed' },
  ])
  const quotes = siteDatabase(site).collection('Quote')
  await quotes.deleteMany()
  await quotes.insertOne(acceptedQuote(booking))
  await signIn(page, adminOf(site), `/admin?open=${booking}`)
  const notice = page.getByRole('group', { name: 'The guests changed since version 1' })
  await expect(notice).toContainText('Mehndi: 400 → 500 plates')
  await expect(notice).not.toContainText('Sangeet')
  await expect(notice).toContainText('Total: ₹5,88,000 → ₹6,72,000 (₹84,000 more)')
  await notice.getByRole('button', { name: 'Make version 2 with the new guests' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/quote/${booking}$`))
  const part = page.getByRole('region', { exact: true, name: 'Mehndi' })
  await expect(part.getByLabel('Plates')).toHaveValue('500')
  await expect(page.getByText('Mehndi: Catering: quantity (400 → 500)')).toBeVisible()
  await expect(page.getByText('Total: ₹5,88,000 → ₹6,72,000')).toBeVisible()
  const stored = await quotes.findOne({ booking })
  expect(stored?.versions).toEqual([
    acceptedQuote(booking).versions[0],
    expect.objectContaining({ version: 2 }),
  ])
})

test('[J8] a sheet that was printed says what changed on it since, above it and in the request', async ({
  page,
  request,
  site,
}) => {
  const [booking = ''] = await storeBookings(site, [
    { functions, name: 'Meera Print', status: 'confirmed' },
  ])
  const headers = await adminHeaders(request, site)
  await signIn(page, adminOf(site), `/admin/sheet/${booking}?language=hi`)
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'hi')
  const noted = page.waitForResponse(/\/api\/bookings\/printed$/)
  await page.getByRole('button', { name: 'Print' }).click()
  expect((await noted).status()).toBe(200)
  await expect(page.getByText('Nothing on it changed since.')).toBeVisible()
  const now = functions.map((one) => (one.name === 'Mehndi' ? { ...one, guests: 450 } : one))
  await request.patch(`/api/bookings/${booking}`, { data: { functions: now }, headers })
  await page.reload()
  const stale = page.getByRole('group', { name: /printed at revision/i })
  await expect(stale).toContainText('Changed since: guests of Mehndi.')
  await page.goto(`/admin?open=${booking}`)
  await expect(stale).toContainText('Event sheet printed at revision')
  await expect(stale).toContainText('Changed since: guests of Mehndi.')
})
