import { expectNoViolations } from '../harness/axe'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { requestDesk, signInAsAdmin } from './requestDesk'

test('[M17] the sheet should say what the crew needs, on one page of paper', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const headers = await adminHeaders(request, site)
  const { docs } = await (await request.get('/api/pricing-plans?depth=0', { headers })).json()
  const plan = docs.find(({ title }: { title: string }) => title === 'Royal')
  const { id } = await desk.add({
    contactNumber: '9829640001',
    date: '2099-12-12',
    foodPreference: 'jain',
    message: 'Sangeet at seven',
    name: 'Meera Sheet',
    numberOfGuests: 1250,
    plan: plan.id,
    selectedService: 'event',
    venueTitle: 'Garden, Ajmer Road',
  })
  for (const [text, crew] of [
    ['Gate 2, after nine', true],
    ['Asked for a lower price', false],
  ]) {
    await request.post(`/api/bookings/${id}/log`, { data: { crew, kind: 'note', text }, headers })
  }
  await signInAsAdmin(page, site)
  await page.goto(`/admin/sheet/${id}`)
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
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectNoViolations(page, 'the sheet')
  await page.setViewportSize({ height: 844, width: 390 })
  await expectNoViolations(page, 'the sheet at 390 px')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('[M17] [U3] the sheet should be for administrators only', async ({ page, request, site }) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829640002', name: 'Secret Sheet' })
  const nobody = await page.request.get(`/admin/sheet/${id}`, { maxRedirects: 0 })
  expect(nobody.status()).toBe(307)
  expect(await nobody.text()).not.toContain('Secret Sheet')
})
