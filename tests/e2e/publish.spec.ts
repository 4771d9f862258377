import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { paths } from '@/paths'
import { changeWhileRendering } from '../harness/content/changeWhileRendering'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

interface Service {
  faqs: string[]
  kind: 'catering' | 'event'
  slug: string
}

test('[O1] a change should be on the page at the next request, a draft should not', async ({
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const where = 'where[title][equals]=Kitty%20Party%20Elegance&depth=0'
  const [kitty] = (await (await request.get(`/api/services?${where}`, { headers })).json()).docs
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

test('[O1] [W1] a question should change on the pages that show it, and make no other anew', async ({
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const answer = await request.get('/api/services?limit=100&depth=0', { headers })
  const { docs } = (await answer.json()) as { docs: Service[] }
  const [id = ''] = docs.flatMap(({ faqs }) => faqs)
  const [asked] = docs.filter(({ faqs }) => faqs.includes(id))
  const [other] = docs.filter(({ faqs }) => !faqs.includes(id))
  const { question } = await (await request.get(`/api/faqs/${id}?depth=0`, { headers })).json()
  const pageOf = (service?: Service) =>
    request.get(service ? paths.serviceDetail('en', service) : 'no such service')
  const save = (asks: string) =>
    request.patch(`/api/faqs/${id}`, { data: { _status: 'published', question: asks }, headers })

  for (const one of [asked, other]) expect((await pageOf(one)).status()).toBe(200)
  const asks = `Is it asked again? ${randomUUID()}`
  expect((await save(asks)).status()).toBe(200)
  const shown = await pageOf(asked)
  expect(await shown.text()).toContain(asks)
  expect(shown.headers()['x-nextjs-cache']).not.toBe('HIT')
  expect((await pageOf(other)).headers()['x-nextjs-cache']).toBe('HIT')
  await save(question)
  expect(await (await pageOf(asked)).text()).not.toContain(asks)
})

test('[O1] [W1] a change that lands while the page is rendered should be on it within a second', async ({
  request,
  site,
}) => {
  expect(await changeWhileRendering({ editor: request, site, urls: [`${site.url}/`] })).toEqual([])
})

/** What the page says of how many guests there may be. */
async function capacities(request: APIRequestContext) {
  const html = await (await request.get('/all-events')).text()
  return [...new Set(html.match(/Up to \d+ guests/g))]
}
