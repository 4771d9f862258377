import { tagsIn } from '../harness/pages/htmlTags'
import { factsOf, type FactType } from '../harness/pages/jsonLd'
import { otherPages, sitePages } from '../harness/pages/routes'
import { expect, test } from './fixtures'

/** What anyone may find: not what thanks for one request. */

test('[Z1] every page should have words, an address and a picture of its own', async ({
  request,
  site,
}) => {
  const seen = { cards: new Set<string>(), descriptions: new Set(), titles: new Set() }
  for (const path of sitePages) {
    const html = await (await request.get(path)).text()
    const metas = tagsIn(html, 'meta')
    const meta = (wanted: string) => {
      const [one, ...more] = metas.filter(({ name, property }) => (property ?? name) === wanted)
      expect([path, wanted, more]).toEqual([path, wanted, []])
      return one?.content ?? ''
    }
    expect(tagsIn(html, 'html')).toMatchObject([{ lang: 'en' }])
    const canonical = tagsIn(html, 'link').filter(({ rel }) => rel === 'canonical')
    expect(canonical.map(({ href = '' }) => new URL(href).href)).toEqual([
      new URL(path, site.url).href,
    ])
    expect(metas.filter(({ name }) => name === 'robots')).toEqual([])
    const card = meta('og:image')
    expect(card, path).toMatch(/^https?:\/\//)
    expect(meta('og:image:alt'), path).not.toBe('')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('description'), path).not.toBe('')
    seen.cards.add(card)
    seen.descriptions.add(meta('description'))
    seen.titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1])
  }
  for (const title of seen.titles) expect(title).toContain('Jaipur')
  expect(seen.titles.size).toBe(sitePages.length)
  expect(seen.descriptions.size).toBe(sitePages.length)
  // A card is drawn for its first request, which takes a second: every sixth shows what all are.
  for (const card of [...seen.cards].filter((_, index) => index % 6 === 0)) {
    const answer = await request.get(card)
    expect([card, answer.status(), answer.headers()['content-type']]).toEqual([
      card,
      200,
      expect.stringMatching(/^image\//),
    ])
    expect(answer.headers()['cache-control']).toContain('max-age=31536000')
    expect((await answer.body()).length, card).toBeLessThan(300_000)
  }
})

test('[Z1] nobody should print words of their own on the picture of a page', async ({
  request,
}) => {
  const plain = await (await request.get('/og/about')).body()
  const asked = await (await request.get('/og/about?title=Free+food&v=1')).body()
  expect(asked.equals(plain)).toBe(true)
  for (const path of ['/og/nothing', '/og/events/wedding-catering', '/og/free/food']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test('[Z2] the sitemap should list every page', async ({ request, site }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''))
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([new URL(site.url).origin]))
  const paths = listed.map(({ pathname }) => pathname)
  expect(paths).toEqual(expect.arrayContaining([...sitePages]))
  expect(paths.filter((path) => /^\/(events|catering)\//.test(path))).toHaveLength(24)
  expect(paths.join()).not.toMatch(/login|admin|received/)
  expect(new Set(paths).size).toBe(paths.length)
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
})

test('[Z2] robots.txt should keep the panel out and the pictures in', async ({ request, site }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /api/',
      'Allow: /api/media/file/',
      `Sitemap: ${new URL('/sitemap.xml', site.url).href}`,
    ]),
  )
})

test('[Z2] what is not for everyone should ask not to be listed', async ({ request }) => {
  for (const path of otherPages) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('[Z1] [R16] an address without a page should say so in its title and description', async ({
  request,
}) => {
  for (const path of ['/nothing-here', '/events/nothing']) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 404])
    expect(html, path).toContain('Page not found')
    const described = tagsIn(html, 'meta').filter(({ name }) => name === 'description')
    expect(described, path).toEqual([
      expect.objectContaining({ content: expect.stringContaining('no page') }),
    ])
  }
})

test('[Z1] [Z2] each file that machines ask for should be of its kind', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-icon.png', 'image/png'],
    ['/og', 'image/jpeg'],
  ]) {
    const answer = await request.get(String(path), { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type'], path).toContain(type)
  }
})

test('[Z1] the manifest should name icons that are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ short_name: 'Jharokha Utsav', start_url: '/' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512')
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
  }
})

test('[Z3] every page should tell search engines what it is', async ({ request }) => {
  const special: Record<string, FactType[]> = {
    '/': ['LocalBusiness', 'WebSite'],
    '/faqs': ['BreadcrumbList', 'FAQPage'],
    '/gallery': ['BreadcrumbList', 'ItemList'],
    '/events/royal-wedding-setup': ['BreadcrumbList', 'Service'],
    '/catering/traditional-rajasthani-thali': ['BreadcrumbList', 'FoodService'],
  }
  for (const path of sitePages) {
    const facts = factsOf(await (await request.get(path)).text())
    expect([path, [...facts.keys()].sort()]).toEqual([path, special[path] ?? ['BreadcrumbList']])
  }
})

test('[Z3] the business should be told without its samples, as the provider of each service', async ({
  request,
}) => {
  const business = factsOf(await (await request.get('/')).text()).get('LocalBusiness')
  expect(business?.['@type']).toEqual(['LocalBusiness', 'FoodEstablishment'])
  const services = {
    '/catering/traditional-rajasthani-thali': 'FoodService',
    '/events/royal-wedding-setup': 'Service',
  } as const
  for (const [path, type] of Object.entries(services)) {
    const service = factsOf(await (await request.get(path)).text()).get(type)
    expect(service?.provider).toMatchObject({ '@id': business?.['@id'] })
  }
  expect(business?.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Jaipur',
    addressRegion: 'Rajasthan',
    addressCountry: 'IN',
  })
  expect(JSON.stringify(business)).not.toMatch(
    /0000000000|example\.com|sample|Rating|review|founder/i,
  )
})
