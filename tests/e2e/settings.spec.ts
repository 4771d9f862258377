import type { APIRequestContext } from 'playwright/test'
import { sitePages } from '../harness/pages/routes'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, signIn } from './signIn'

/** Each optional field of the settings: what is written into it, and what pages then show. */
const fields: Record<string, { shown: RegExp; value: unknown }> = {
  tagline: { value: 'Tagline of the test', shown: /Tagline of the test/ },
  footerNote: { value: 'Note of the test', shown: /Note of the test/ },
  phone: { value: '9829000001', shown: /98290 ?00001|tel:\+919829000001/ },
  whatsapp: { value: '9829000002', shown: /wa\.me\/919829000002/ },
  email: { value: 'open@utsav.test', shown: /open@utsav\.test/ },
  address: { value: '7, Test Road', shown: /7, Test Road/ },
  city: { value: 'Townville', shown: /7, Test Road, Townville/ },
  state: { value: 'Teststate', shown: /Townville, Teststate/ },
  postalCode: { value: '302099', shown: /Teststate\s302099/ },
  areaServed: { value: 'Area of the test', shown: /Area of the test/ },
  place: {
    value: { latitude: 26.91234, longitude: 75.78765 },
    shown: /26\.91234.{0,40}75\.78765/s,
  },
  openingHours: {
    value: ['Mo-Su 11:11-22:22'],
    shown: /Every\sday,\s11:11\sam\sto\s10:22\spm.*Mo-Su 11:11-22:22/s,
  },
  replyPromise: { value: 'within a test', shown: /within a test/ },
  social: {
    value: {
      instagram: 'https://insta.test/a',
      facebook: 'https://face.test/a',
      youtube: '',
      map: '',
    },
    shown: /insta\.test.*face\.test/s,
  },
  grievance: {
    value: { name: 'Person of the test', email: 'privacy@utsav.test' },
    shown: /Person of the test.*privacy@utsav\.test/s,
  },
  gstin: { value: '08ABCDE1234F1Z0', shown: /GSTIN.{0,40}08ABCDE1234F1Z0/s },
  fssai: { value: '12345678901234', shown: /FSSAI.{0,40}12345678901234/s },
}

const empty = {
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
  openingHours: [],
  place: { latitude: null, longitude: null },
  social: { facebook: null, instagram: null, map: null, youtube: null },
  grievance: { email: null, name: null },
}

/** What would stand there for a field that is empty but was not hidden. */
const traces = /href="(tel:|mailto:|https:\/\/wa\.me|https:\/\/www\.google\.com\/maps)|GSTIN|FSSAI/

test('[O4] each setting should be on the site, and once emptied leave no trace anywhere', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000)
  const headers = await adminHeaders(request, site)
  const save = async (data: object) => {
    const answer = await request.post('/api/globals/site-settings?depth=0', { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const before = await (await request.get('/api/globals/site-settings', { headers })).json()

  await save(Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))
  const filled = (await read(request)).map(({ html }) => html).join('\n')
  for (const [name, { shown }] of Object.entries(fields)) expect.soft(filled, name).toMatch(shown)

  await save(empty)
  for (const { html, path } of await read(request)) {
    for (const { shown } of Object.values(fields)) expect.soft(html, path).not.toMatch(shown)
    expect.soft(html, path).not.toMatch(traces)
    expect.soft(textOf(html), path).not.toMatch(/undefined|\bnull\b|\bNaN\b/)
  }
  await save({ ...empty, ...before })
})

test('[O4] a logo should stand beside the name on the site, at the sign-in and in the panel', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const save = async (logo: string | null) => {
    const data = { logo }
    const answer = await request.post('/api/globals/site-settings?depth=0', { data, headers })
    expect(answer.status()).toBe(200)
  }
  const { docs } = await (
    await request.get('/api/media?limit=1&sort=createdAt', { headers })
  ).json()
  const logo = new RegExp(`/api/media/file/${docs[0].filename}`)
  await save(docs[0].id)
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page.locator('header img').first()).toHaveAttribute('src', logo)
  }
  await signIn(page, adminOf(site))
  await expect(page.locator('.nav-home img')).toHaveAttribute('src', logo)
  await save(null)
  await page.goto('/')
  await expect(page.locator('header img')).toHaveCount(0)
})

async function read(request: APIRequestContext) {
  const pages = sitePages.map(async (path) => ({
    path,
    html: await (await request.get(path)).text(),
  }))
  return Promise.all(pages)
}

/** What a visitor reads, without scripts. */
function textOf(html: string) {
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
}
