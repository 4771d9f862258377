import { expect, test } from './fixtures'

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

const page = {
  ...everywhere,
  'content-security-policy':
    "default-src 'self'; base-uri 'self'; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'self'; frame-src 'self'; img-src 'self' data: blob:; object-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
}

const data = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
}

const answers = [
  { path: '/', status: 200, wanted: page },
  { path: '/all-events', status: 200, wanted: page },
  { path: '/no-such-page', status: 404, wanted: page },
  { path: '/login', status: 200, wanted: page },
  { path: '/admin', status: 307, wanted: page },
  { path: '/api/services?limit=1', status: 200, wanted: data },
  { path: '/api/bookings', status: 403, wanted: data },
  { path: '/api/no-such-thing', status: 404, wanted: data },
  { path: '/api/health/live', status: 200, wanted: data },
]

for (const { path, status, wanted } of answers) {
  test(`[V3] ${path} should tell the browser what it may not do`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    expect(headers).toMatchObject(wanted)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  })
}

test('[V3] a script should come as a script, without the lines that pages need', async ({
  request,
}) => {
  const [script = ''] =
    /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? []
  const headers = (await request.get(script)).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBeUndefined()
})

test('[V3] a picture should come as a picture and nothing else', async ({ request }) => {
  const { docs } = (await (await request.get('/api/media?limit=1')).json()) as {
    docs: { url: string }[]
  }
  const answer = await request.get(docs[0]?.url ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\//)
  expect(answer.headers()).toMatchObject({
    ...everywhere,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; style-src 'unsafe-inline'",
  })
})

test('[W1] the health of the site should be told to whoever watches it', async ({ request }) => {
  const live = await request.get('/api/health/live')
  expect(await live.json()).toEqual({ status: 'live' })
  const ready = await request.get('/api/health/ready')
  expect(ready.status()).toBe(200)
  expect(ready.headers()['cache-control']).toBe('no-store')
})
