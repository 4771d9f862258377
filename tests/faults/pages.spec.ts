import { expect } from 'playwright/test'
import { adminHeaders } from '../e2e/adminHeaders'
import { test } from '../harness/faults/faultTest'
import { untilReady } from '../harness/launch/watchHealth'
import { askAs } from '../harness/nginx/askAs'

test('[W1] a page that was changed just before MongoDB went away should show as it was, then as it is', async ({
  playwright,
  stage: { line, site },
}) => {
  const api = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(api, site)
  const tagline = `Changed ${Date.now()}`
  const before = await (await api.get('/api/globals/site-settings', { headers })).json()
  const save = (data: object) => api.post('/api/globals/site-settings', { data, headers })
  const home = () => askAs({ url: `${site.url}/` })
  expect((await home()).status).toBe(200)
  try {
    expect((await save({ tagline })).status()).toBe(200)
    await line.refuse()
    const shown = await home()
    expect(shown.status).toBe(200)
    expect(shown.body).not.toContain(tagline)

    await line.accept()
    await untilReady(site.url)
    await expect.poll(async () => (await home()).body, { timeout: 20_000 }).toContain(tagline)
  } finally {
    await line.accept()
    await save({ tagline: before.tagline })
    await api.dispose()
  }
})
