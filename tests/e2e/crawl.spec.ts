import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

test.describe.configure({ timeout: 240_000 })

test('[R2] [R7] [R14] [R15] [L7] [V6] every link should lead to a page, and none to ask another origin', async ({
  page,
  request,
  site,
}) => {
  const foreign: string[] = []
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url())
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(asked.url())
  })
  const found = new Map([['/', 'the start']])
  const broken: string[] = []
  for (const [path, from] of found) {
    const answer = await page.goto(path)
    if (answer?.status() !== 200) broken.push(`${path} (${answer?.status()}) on ${from}`)
    for (const link of await linksOf(page)) {
      const { hash, pathname } = new URL(link, site.url)
      if (hash && pathname === new URL(page.url()).pathname) {
        const there = await page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).count()
        if (there !== 1) broken.push(`${link} on ${path} (${there} targets)`)
      }
      if (isFile(pathname)) {
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
})

for (const path of ['/Faqs', '/FAQS', '/All-Events', '/Testimonials', '/Login']) {
  test(`[R7] ${path} should lead to its lower-case page`, async ({ request }) => {
    const answer = await request.get(`${path}?a=B`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, `${path.toLowerCase()}?a=B`])
    expect((await request.get(path)).status()).toBe(200)
  })
}

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

async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(links)]
    .filter((href) => /^[/#]/.test(href) && !href.startsWith('//'))
    .map((href) => (href.startsWith('#') ? new URL(page.url()).pathname + href : href))
}

function isFile(pathname: string) {
  return pathname.startsWith('/api/')
}
