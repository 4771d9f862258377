import { readFile } from 'node:fs/promises'
import { headersOf } from './adminHeaders'
import { expect, test } from './fixtures'
import { getPage, logIn } from './signIn'

const staff = { email: 'staff@example.com', password: 'correct-horse-battery' }

/** Words that only the panel's inside has. */
const inside = ['Admin Dashboard', 'Meera Sharma', 'No contact data found.']

let paths: string[]

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const headers = await headersOf(request, { email: site.adminEmail, password: site.adminPassword })
  const access = await (await request.get('/api/access', { headers })).json()
  paths = panelPaths(Object.keys(access.collections), Object.keys(access.globals))
  await request.post('/api/users', { data: { ...staff, role: 'staff' }, headers })
  const data = { contactNumber: '9829012345', name: 'Meera Sharma' }
  expect((await request.post('/api/bookings', { data })).status()).toBe(201)
  await request.dispose()
})

test('[R13] [U2] every path of the panel sends an anonymous visitor to /login', async ({
  request,
}) => {
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    const body = await response.text()
    const { location } = response.headers()
    expect({ path, status: response.status(), location }).toEqual({
      path,
      status: 307,
      location: expect.stringMatching(/^\/login(\?redirect=|$)/),
    })
    for (const word of inside) expect(body, path).not.toContain(word)
  }
})

test('[V1] server functions of the panel run for nobody who is not signed in, and under no other name', async ({
  request,
}) => {
  const manifest = await readFile('.next/server/server-reference-manifest.json', 'utf8')
  const { node } = JSON.parse(manifest) as { node: Record<string, { workers: object }> }
  const ofPanel = Object.entries(node).filter(([, { workers }]) =>
    Object.keys(workers).some((page) => page.includes('/admin/')),
  )
  expect(ofPanel.length).toBeGreaterThan(0)
  for (const [id] of ofPanel) {
    for (const name of ['constructor', 'form-state', '__proto__']) {
      const data = JSON.stringify([{ args: { collectionSlug: 'users' }, name }])
      const headers = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': id }
      const answer = await request.post('/admin', { data, headers, maxRedirects: 0 })
      if (name !== 'form-state') expect([name, answer.ok()]).toEqual([name, false])
      expect(await answer.text(), name).not.toMatch(/bookings|services|audit-log|"state":/)
    }
  }
})

test('[U3] staff see no booking, user or setting on any path', async ({ page, site }) => {
  await logIn(page, staff)
  const first = await (await getPage(page, '/admin')).text()
  expect(first).toContain('href="/admin/collections/services"')
  for (const path of [
    '/admin',
    ...paths.filter((path) => /bookings|users|site-settings|numbers|vouchers?|payments/.test(path)),
  ]) {
    const response = await getPage(page, path)
    const body = await response.text()
    expect([path, new URL(response.url()).pathname]).not.toEqual([path, '/login'])
    for (const word of ['Meera Sharma', '9829012345', site.adminEmail]) {
      expect(body, path).not.toContain(word)
    }
  }
})

test('[U3] [V1] staff get no booking over the API', async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const headers = await headersOf(request, staff)
  for (const path of [
    '/api/bookings',
    '/api/bookings/count',
    '/api/users?where[role][equals]=admin',
  ]) {
    const response = await request.get(path, { headers })
    expect(await response.text(), path).not.toMatch(/Meera|admin@example\.com|"totalDocs":[1-9]/)
  }
  await request.dispose()
})

test('[R12] the accounts and APIs that Payload opens by itself are shut', async ({ request }) => {
  const register = await request.post('/api/users/first-register', {
    data: { email: 'thief@example.com', password: 'correct-horse-battery' },
  })
  expect(register.status()).toBe(401)
  for (const path of ['/admin/login', '/admin/create-first-user']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([307, '/login'])
  }
  for (const path of ['/api/graphql', '/api/graphql-playground']) {
    expect((await request.get(path)).status()).toBe(401)
    expect((await request.post(path, { data: {} })).status()).toBe(401)
  }
})

function panelPaths(collections: string[], globals: string[]): string[] {
  const id = '0123456789abcdef01234567'
  return [
    '/admin',
    '/admin/account',
    '/admin/nothing-here',
    ...['numbers', 'vouchers', `voucher/${id}`, `payments/${id}`].map((own) => `/admin/${own}`),
    ...collections.flatMap((slug) =>
      ['', '/create', `/${id}`, `/${id}/versions`, `/${id}/api`, '/trash'].map(
        (rest) => `/admin/collections/${slug}${rest}`,
      ),
    ),
    ...globals.flatMap((slug) =>
      ['', '/versions', '/api'].map((rest) => `/admin/globals/${slug}${rest}`),
    ),
  ]
}
