import type { APIRequestContext } from 'playwright/test'
import { adminApi } from '../harness/requests/adminApi'
import { rawRequest } from '../harness/requests/rawRequest'
import { expect, test } from './fixtures'

async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('[R3] [R4] the short addresses should lead to the pages', async ({ request }) => {
  expect(await leadsTo(request, '/en')).toEqual([308, '/'])
  expect(await leadsTo(request, '/en/faqs')).toEqual([308, '/faqs'])
  expect(await leadsTo(request, '/events')).toEqual([308, '/all-events'])
  expect(await leadsTo(request, '/catering')).toEqual([308, '/all-catering'])
})

test('[R3] [O5] no address of this site should lead to another one', async ({ site }) => {
  const origin = new URL(site.url)
  for (const path of [
    '/en//evil.example',
    '/en/%2F%2Fevil.example',
    '/en/%2Fevil.example',
    '/en/%5Cevil.example',
    '/en/.//evil.example',
    '/EN//evil.example',
    '/hi//login//evil.example',
    '//evil.example/X',
    '/Preview?path=//evil.example',
    '/preview/end?path=/.//evil.example',
    '/preview?path=/x/..//evil.example',
    '/login?redirect=/.//evil.example',
  ]) {
    const answer = await rawRequest({ method: 'GET', path, url: site.url })
    const location = String(answer.headers.location ?? '/')
    expect(new URL(location, origin).host, `${path} to ${location}`).toBe(origin.host)
    expect(answer.status, path).toBeLessThan(500)
  }
})

test('[O5] an address with a percent sign should be a 404 like any other', async ({ request }) => {
  for (const path of [
    '/events/%25',
    '/catering/%25',
    '/hi/events/%25',
    '/og/%25',
    '/og/events/%25',
  ]) {
    for (const asked of [path, `${path}25`, `${path}E0%25A4`]) {
      expect((await request.get(asked)).status(), asked).toBe(404)
    }
  }
})

test('[O5] a redirect should be followed as soon as it is saved, in any spelling', async ({
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  expect(await leadsTo(request, '/diwali-offer')).toEqual([404, undefined])
  await admin.create('redirects', { from: '/diwali-offer', to: '/all-events#celebrations' })
  expect(await leadsTo(request, '/diwali-offer')).toEqual([308, '/all-events#celebrations'])
  const answer = await request.get('/Diwali-Offer')
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/all-events'])
  const { id } = await admin.find('redirects', 'from', '/diwali-offer')
  await admin.save('redirects', id, { to: '/gallery' })
  expect(await leadsTo(request, '/diwali-offer')).toEqual([308, '/gallery'])
})

test('[O5] the old address of a service should lead to the new one, also where its page was kept', async ({
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  const before = '/events/theme-based-decoration'
  const { id } = await admin.find('services', 'slug', 'theme-based-decoration')
  // Twice, so that the second answer is the one that was kept.
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await request.get(before)).status()).toBe(200)
  }
  await admin.save('services', id, { slug: 'Themed décor' })
  for (let visit = 0; visit < 2; visit += 1) {
    const [status, location] = await leadsTo(request, before)
    expect([status, location]).toEqual([308, '/events/themed-decor'])
  }
  // Browsers keep a 308 for ever when nothing is said.
  const { 'cache-control': kept } = (await request.get(before, { maxRedirects: 0 })).headers()
  expect(kept).toBe('no-cache')
  expect((await request.get('/events/themed-decor')).status()).toBe(200)

  await admin.save('services', id, { slug: 'theme-based-decoration' })
  expect((await request.get(before, { maxRedirects: 0 })).status()).toBe(200)
  expect(await leadsTo(request, '/events/themed-decor')).toEqual([308, before])
})
