import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'

// What these look at is in the HTML as it is served.
test.use({ javaScriptEnabled: false })

test('[L7] [L8] [L11] the footer should have the five quick links, phone, e-mail, address, and the year it is', async ({
  page,
}) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Services', 'Gallery', 'Booking', 'Contact'])
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/home', '/services', '/gallery', '/booking', '/contact'])

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expect(footer).toContainText('C-Scheme, Jaipur, Rajasthan 302001')
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' })
  await expect(footer).toContainText(
    `© ${year.format(new Date())} Jharokha Utsav. All rights reserved.`,
  )
})

test('[L9] [O4] social links and numbers should be there when the settings name them, and only then', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Follow' })).toHaveCount(0)
  await expect(footer).not.toContainText(/GSTIN|FSSAI/)
  const admin = await adminApi(request, site)
  const instagram = 'https://www.instagram.com/example'
  await admin.saveGlobal('site-settings', { fssai: '10000000000000', social: { instagram } })
  await page.reload()
  const link = footer.getByRole('link', { name: 'Instagram' })
  await expect(link).toHaveAttribute('href', instagram)
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
  await expect(footer).toContainText('FSSAI 10000000000000')
  await admin.saveGlobal('site-settings', { fssai: null, social: { instagram: null } })
  await page.reload()
  await expect(footer.getByRole('heading', { name: 'Follow' })).toHaveCount(0)
})

test('[S2] [O2] empty fields should leave no trace, and the order of the CMS hold', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  const gala = await admin.find('services', 'slug', 'corporate-gala-night')
  const bare = {
    capacity: null,
    description: null,
    includes: [],
    location: null,
    order: 1,
    tags: [],
  }
  await admin.save('services', gala.id, bare)
  await page.goto('/all-events')
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText('Corporate Gala Night')
  await expect(first.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN/)
  await page.goto('/')
  await expect(page.locator('#events').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Corporate Gala Night',
  )
  const { capacity, description, includes, location, order, tags } = gala
  await admin.save('services', gala.id, { capacity, description, includes, location, order, tags })
})
