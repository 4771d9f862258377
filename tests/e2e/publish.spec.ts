import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures'

test('[O1] a change should be on the page at the next request, a draft should not', async ({
  request,
  site,
}) => {
  const data = { email: site.adminEmail, password: site.adminPassword }
  const { token } = await (await request.post('/api/users/login', { data })).json()
  const headers = { authorization: `JWT ${token}` }
  const where = 'where[title][equals]=Kitty%20Party%20Elegance&depth=0'
  const [kitty] = (await (await request.get(`/api/services?${where}`)).json()).docs
  const save = (capacity: string, _status: 'draft' | 'published') =>
    request.patch(`/api/services/${kitty.id}?draft=${_status === 'draft'}`, {
      data: { _status, capacity },
      headers,
    })

  expect(await capacities(request)).toContain('Up to 80 guests')
  expect((await save('Up to 81 guests', 'published')).status()).toBe(200)
  const changed = await capacities(request)
  expect(changed).toContain('Up to 81 guests')
  expect(changed).not.toContain('Up to 80 guests')

  expect((await save('Up to 82 guests', 'draft')).status()).toBe(200)
  const drafted = await capacities(request)
  expect(drafted).toContain('Up to 81 guests')
  expect(drafted).not.toContain('Up to 82 guests')
  await save('Up to 80 guests', 'published')
})

/** What the page says of how many guests there may be. */
async function capacities(request: APIRequestContext) {
  const html = await (await request.get('/all-events')).text()
  return [...new Set(html.match(/Up to \d+ guests/g))]
}
