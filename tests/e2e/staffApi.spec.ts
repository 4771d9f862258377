import type { APIRequestContext } from 'playwright/test'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { getPage, logIn } from './signIn'
import { staffAccount } from './staffAccount'

/** What only administrators may know. */
const secrets = /Meera Sharma|9829012345|admin@example\.com|desk@secret/

let staff: Awaited<ReturnType<typeof staffAccount>>
let request: APIRequestContext
let booking: string
let admin: string

test.beforeAll(async ({ playwright, site }) => {
  request = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(request, site)
  const data = { contactNumber: '9829012345', name: 'Meera Sharma' }
  booking = (await (await request.post('/api/bookings', { data })).json()).doc.id
  const settings = { bookingsEmail: 'desk@secret.example.com' }
  await request.post('/api/globals/site-settings', { data: settings, headers })
  admin = (await (await request.get('/api/users/me', { headers })).json()).user.id
  staff = await staffAccount(playwright, { name: 'chitra', site })
})

test.afterAll(() => request.dispose())

test('[M21] [U3] staff read nothing of bookings, other users or the inner settings', async () => {
  const views = [
    '/api/bookings',
    `/api/bookings/${booking}`,
    '/api/bookings/count',
    '/api/bookings?trash=true',
    '/api/bookings/versions',
    '/api/bookings?where[name][like]=Meera',
    '/api/users?where[role][equals]=admin',
    `/api/users/${admin}`,
    '/api/users?where[email][like]=admin',
    '/api/globals/site-settings?depth=2',
    '/api/globals/site-settings/versions',
    '/api/payload-jobs',
    '/api/payload-preferences?where[user.email][like]=admin',
    '/api/access',
    '/api/services?where[createdBy.email][like]=admin&depth=3',
  ]
  for (const path of views) {
    const answer = await request.get(path, { headers: staff.headers })
    const text = await answer.text()
    expect(text, path).not.toMatch(secrets)
    if (/bookings|users/.test(path) && answer.ok()) {
      expect(text, path).not.toMatch(/"totalDocs":[1-9]/)
    }
  }
})

test('[M21] [U3] staff change nothing of bookings, users or settings', async () => {
  const { headers } = staff
  const data = { name: 'Changed', role: 'admin', status: 'lost' }
  const answers = await Promise.all([
    request.patch(`/api/bookings/${booking}`, { data, headers }),
    request.patch('/api/bookings?where[name][exists]=true', { data, headers }),
    request.delete(`/api/bookings/${booking}`, { headers }),
    request.delete('/api/bookings?where[name][exists]=true', { headers }),
    request.post(`/api/bookings/${booking}/emails/retry`, { headers }),
    request.post('/api/users', { data: { ...staff, email: 'x@example.com' }, headers }),
    request.patch(`/api/users/${admin}`, { data, headers }),
    request.delete(`/api/users/${admin}`, { headers }),
    request.post('/api/users/unlock', { data: { email: 'admin@example.com' }, headers }),
    request.post('/api/globals/site-settings', { data, headers }),
    request.post('/api/globals/legal-pages', { data: {}, headers }),
    request.get('/api/payload-jobs/run', { headers }),
  ])
  const done = answers.filter((answer) => answer.ok())
  for (const answer of done) {
    expect((await answer.json()).docs, answer.url()).toEqual([])
  }
  const me = await (await request.get('/api/users/me', { headers })).json()
  await request.patch(`/api/users/${me.user.id}`, { data: { role: 'admin' }, headers })
  expect((await (await request.get('/api/users/me', { headers })).json()).user.role).toBe('staff')
})

test('[M21] [U3] staff are shown nothing of them at any address of the panel', async ({ page }) => {
  await logIn(page, staff)
  const addresses = [
    '/admin/collections/bookings',
    `/admin/collections/bookings/${booking}`,
    `/admin/collections/bookings/${booking}/versions`,
    '/admin/collections/bookings/trash',
    '/admin/collections/users',
    `/admin/collections/users/${admin}`,
    '/admin/globals/site-settings',
    '/admin/globals/site-settings/versions',
    '/admin/board',
    '/admin/calendar',
    '/admin?page=1',
  ]
  for (const address of addresses) {
    const answer = await getPage(page, address)
    const html = await answer.text()
    expect([address, new URL(answer.url()).pathname]).not.toEqual([address, '/login'])
    expect(html, address).not.toMatch(secrets)
    expect(html, address).not.toContain('Admin Dashboard')
  }
})

test('[V3] nobody refreshes pages without the signature', async () => {
  const data = { at: Date.now(), signature: '0'.repeat(64), tags: ['services'] }
  for (const headers of [{}, staff.headers]) {
    expect((await request.post('/api/refresh', { data, headers })).status()).toBe(403)
  }
  expect((await request.post('/api/refresh', { data: 'nonsense' })).status()).toBe(403)
})
