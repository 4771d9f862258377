import { axeInThemes } from '../harness/pages/axeInThemes'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, signIn } from './signIn'
import { storeBookings } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[M17] the sheet says what the crew needs, on one page of paper', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const { docs } = await (await request.get('/api/pricing-plans?depth=0', { headers })).json()
  const plan = docs.find(({ title }: { title: string }) => title === 'Royal')
  const data = {
    contactNumber: '9829640001',
    date: '2099-12-12',
    foodPreference: 'jain',
    message: 'Sangeet at seven',
    name: 'Meera Sheet',
    numberOfGuests: 1250,
    plan: plan.id,
    selectedService: 'event',
    venueTitle: 'Garden, Ajmer Road',
  }
  const { id } = (await (await request.post('/api/bookings', { data, headers })).json()).doc
  for (const [text, crew] of [
    ['Gate 2, after nine\nAsk for Ramesh', true],
    ['Asked for a lower price', false],
  ]) {
    await request.post(`/api/bookings/${id}/log`, { data: { crew, kind: 'note', text }, headers })
  }
  await signIn(page, adminOf(site), `/admin/sheet/${id}`)
  const sheet = page.getByRole('article')
  for (const told of [
    'Meera Sheet',
    'Sat, 12 Dec 2099',
    '1,250',
    'Garden, Ajmer Road',
    'Jain',
    'Sangeet at seven',
    '+91 98296 40001',
    'In Royal',
    ...plan.features,
    'Gate 2, after nine',
    'Not confirmed yet',
  ]) {
    await expect(sheet).toContainText(told)
  }
  await expect(sheet).not.toContainText('lower price')
  await expect(sheet.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Garden%2C%20Ajmer%20Road',
  )
  expect(await sheet.getByRole('listitem').filter({ hasText: 'Gate 2' }).innerText()).toBe(
    'Gate 2, after nine\nAsk for Ramesh',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await axeInThemes(page, 'the sheet')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('[M17] [U3] the sheet is for administrators only', async ({ request, site }) => {
  const [id] = await storeBookings(site, [{ name: 'Secret Sheet' }])
  const nobody = await request.get(`/admin/sheet/${id}`, { maxRedirects: 0 })
  expect(nobody.status()).toBe(307)
  expect(await nobody.text()).not.toContain('Secret Sheet')
})
