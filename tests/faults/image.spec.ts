import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import sharp from 'sharp'
import { childEnv } from '@/env'
import { adminHeaders } from '../e2e/adminHeaders'
import { expect, test } from '../e2e/fixtures'
import { largestPictures, type Picture } from '../harness/content/largestPictures'
import { siteImage, type SiteImage } from '../harness/deploy/siteImage'
import { memoryLimit } from '../harness/launch/memoryLimit'
import { peakMegabytes } from '../harness/launch/processUse'
import { startOne, type Started } from '../harness/launch/startOne'

let env: Record<string, string>
let files: string[]
let image: SiteImage
let started: Started

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ site }) => {
  image = await siteImage()
  // The default folder for pictures is part of the image, and must work.
  await cp(site.mediaFolder, path.join(image.folder, '.data/media'), { recursive: true })
  files = await codeFiles()
  env = {
    ...image.env,
    BACKGROUND_WORK: 'no',
    DATABASE_URI: site.databaseUri,
    PAYLOAD_SECRET: 'an-image-is-tried-with-a-secret-of-its-own',
  }
  started = await startOne({ command: image.command, env })
})

test.afterAll(async () => {
  await started?.stop()
  await image?.remove()
})

/** What its programs may not change. */
async function codeFiles() {
  const names = await readdir(image.folder, { recursive: true })
  return names.filter((name) => !name.startsWith('.data')).sort()
}

test('[W2] the image of the site should answer for pages, scripts and its health', async () => {
  const { url } = started
  const home = await fetch(url)
  const page = await home.text()
  expect(home.status).toBe(200)
  expect(page).toContain('</html>')
  const script = /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(page)?.[1] ?? ''
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
  expect(await (await fetch(`${url}/api/health/ready`)).json()).toEqual({ status: 'ready' })
  const check = await execa(image.check[0] ?? '', image.check.slice(1), {
    env: childEnv({ ...env, PORT: String(started.port) }),
    extendEnv: false,
    reject: false,
  })
  expect(check.exitCode).toBe(0)
})

for (const page of ['/about', '/hi/about', '/events/ring-ceremony-celebration', '/']) {
  test(`[W2] the image should draw the share card of ${page}`, async () => {
    const html = await (await fetch(started.url + page)).text()
    const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const { pathname, search } = new URL(card.replaceAll('&amp;', '&'))
    const answer = await fetch(started.url + pathname + search)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const drawn = sharp(await answer.arrayBuffer())
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', height: 630, width: 1200 })
  })
}

test('[W2] the image should serve the panel and its API, and cut a picture', async ({
  playwright,
  site,
}) => {
  const { url } = started
  const api = await playwright.request.newContext({ baseURL: url })
  const headers = await adminHeaders(api, site)
  const panel = await api.get('/admin', { headers })
  expect(panel.status()).toBe(200)
  expect(await panel.text()).toContain('</html>')
  expect((await (await api.get('/api/bookings?limit=1', { headers })).json()).docs).toBeDefined()

  const create = { background: '#a33', channels: 3, height: 900, width: 1600 } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const sent = await api.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({ alt: 'A lamp' }),
      file: { buffer, mimeType: 'image/jpeg', name: 'lamp.jpg' },
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { doc } = (await sent.json()) as {
    doc: { id: string; sizes: Record<string, { url: string | null }> }
  }
  const cut = Object.values(doc.sizes).find((size) => size.url?.endsWith('.avif'))
  const picture = await fetch(new URL(cut?.url ?? '', url))
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('heif')
  expect((await api.delete(`/api/media/${doc.id}`, { headers })).status()).toBe(200)
  await api.dispose()
})

test('[V1] the image should keep far within its limit of memory while strangers and staff send the largest pictures', async ({
  playwright,
  site,
}) => {
  const api = await playwright.request.newContext({ baseURL: started.url })
  const staff = await adminHeaders(api, site)
  const pictures = await largestPictures()
  const before = await peakMegabytes(started.pid)
  const strangers: Record<string, string>[] = [{}, { cookie: 'payload-token=made-up' }]
  const refused = pictures.flatMap((one) => strangers.map((headers) => upload(one, headers)))
  const stored = pictures.map((one) => upload(one, staff))
  const statuses = (await Promise.all(refused)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  const uploads = await Promise.all(stored)
  expect(uploads.map(({ status }) => status)).toEqual(pictures.map(() => 201))
  const [limit, peak] = [await memoryLimit(), await peakMegabytes(started.pid)]
  const description = JSON.stringify({ before, limit, peak })
  test.info().annotations.push({ type: 'megabytes', description })
  // A day's pages come on top.
  if (peak !== undefined) expect(peak).toBeLessThan(limit * 0.8)
  // The site of the other tests shares the database, but not the files.
  for (const { id } of uploads) {
    expect((await api.delete(`/api/media/${id}`, { headers: staff })).status()).toBe(200)
  }
  await api.dispose()
})

/** Each on a connection of its own. */
async function upload({ buffer, mimeType, name }: Picture, headers: Record<string, string>) {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A lamp' }))
  body.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const answer = await fetch(`${started.url}/api/media`, { body, headers, method: 'POST' })
  const { doc } = (await answer.json()) as { doc?: { id: string } }
  return { id: doc?.id, status: answer.status }
}

test('[W2] the image should keep its code as it was, and end when it is asked to', async () => {
  // The container's file system is read-only but for `.data`.
  expect(await codeFiles()).toEqual(files)
  await started.stop()
  expect(await started.ended).toMatchObject({ signal: null })
  expect(started.tail.join('\n')).not.toMatch(/was killed|error/i)
  await expect(fetch(started.url)).rejects.toThrow()
})
