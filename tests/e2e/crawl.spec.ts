import { linksIn, tagsIn } from '../harness/pages/htmlTags'
import { expect, test } from './fixtures'

test('[R2] [L7] [V6] every link should lead to a page, and none to ask another origin', async ({
  request,
  site,
}) => {
  const foreign: string[] = []
  const found = new Map([['/', 'the start']])
  const broken: string[] = []
  for (const [path, from] of found) {
    const answer = await request.get(path)
    if (answer.status() !== 200) broken.push(`${path} (${answer.status()}) on ${from}`)
    const own = new URL(answer.url()).pathname
    const html = await answer.text()
    foreign.push(...loadsOf(html).filter((url) => new URL(url, site.url).origin !== site.url))
    for (const link of new Set(linksIn(html))) {
      const { hash, origin, pathname } = new URL(link, new URL(own, site.url))
      if (origin !== site.url) continue
      if (hash && pathname === own) {
        const there = html.split(` id="${decodeURIComponent(hash.slice(1))}"`).length - 1
        if (there !== 1) broken.push(`${link} on ${path} (${there} targets)`)
      }
      if (pathname.startsWith('/api/')) {
        if (!(await request.get(link)).ok()) broken.push(`${link} on ${path}`)
      } else if (!found.has(pathname)) found.set(pathname, path)
    }
  }
  expect(broken).toEqual([])
  expect(foreign).toEqual([])
  const visited = [...found.keys()]
  expect(visited).toEqual(
    expect.arrayContaining(['/home', '/services', '/gallery', '/booking', '/contact', '/faqs']),
  )
  expect(visited.filter((path) => /^\/(events|catering)\//.test(path))).toHaveLength(24)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(visited).toEqual(expect.arrayContaining(listed.map((url) => new URL(url).pathname)))
})

test('[R7] a path in capitals should lead to its lower-case page', async ({ request }) => {
  for (const path of ['/Faqs', '/FAQS', '/All-Events', '/Testimonials', '/Login']) {
    const answer = await request.get(`${path}?a=B`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, `${path.toLowerCase()}?a=B`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
})

test('[R2] [R14] /home should be Home, and /services lead to /service', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/home')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/?$/)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  const moved = await request.get('/services', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/service'])
})

/** What a browser asks for by itself when it shows the page. */
function loadsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]*? src="([^"]*)"/g)].map(([, src = '']) => src)
  const pictures = ['img', 'source', 'iframe', 'video'].flatMap((name) => tagsIn(html, name))
  const links = tagsIn(html, 'link').filter(
    ({ rel = '' }) => !['alternate', 'canonical'].includes(rel),
  )
  const sets = [...pictures, ...links].flatMap(({ imageSrcSet, imagesrcset, srcSet, srcset }) =>
    (srcSet ?? srcset ?? imageSrcSet ?? imagesrcset ?? '')
      .split(',')
      .map((one) => one.trim().split(' ')[0] ?? ''),
  )
  const plain = [...pictures, ...links].map(({ href, src }) => src ?? href ?? '')
  const all = [...scripts, ...sets, ...plain].filter((url) => url && !url.startsWith('data:'))
  expect(scripts).not.toEqual([])
  return all
}
