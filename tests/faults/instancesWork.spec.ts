import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import sharp from 'sharp'
import { adminHeaders } from '../e2e/adminHeaders'
import { test } from '../harness/faults/clusterTest'
import { messageIdOf } from '../harness/mail/messageIdOf'
import { sendBooking, somePhone } from '../harness/requests/sendBooking'
import { withKeys } from '../harness/requests/storedKeys'
import type { StoredBooking } from '../harness/site/serverTest'

const textAt = async (url: string) => (await fetch(url)).text()

test('[Q1] [Q3] a storm of requests through both should make no double', async ({
  cluster: { db, site },
}) => {
  await db.collection('RateLimit').deleteMany({})
  const drafts = Array.from({ length: 40 }, () => ({
    contactNumber: somePhone(),
    idempotencyKey: randomUUID(),
  }))
  // Each is sent to both, as by a browser that tries again before it has heard.
  const answers = await Promise.all(
    drafts.flatMap((data) => site.instances.map(({ url }) => sendBooking({ data, url }))),
  )
  const references = answers.map(({ body }) => body.doc?.reference)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(drafts.length)
  expect(new Set(references).size).toBe(drafts.length)
  const keys = drafts.map(({ idempotencyKey }) => idempotencyKey)
  const stored = await db.collection('Booking').find(withKeys(keys)).toArray()
  expect(stored).toHaveLength(drafts.length)
})

test('[V2] both should count the requests of one sender together', async ({
  cluster: { db, site },
}) => {
  await db.collection('RateLimit').deleteMany({})
  const data = { contactNumber: somePhone() }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, index) =>
      sendBooking({
        data: { ...data, message: `The ${index + 1}th of them` },
        url: site.instances[index % 2]?.url ?? '',
      }),
    ),
  )
  const taken = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 429)
  expect([taken.length, refused.length]).toEqual([5, 3])
})

test('[W1] [M5] what is changed through one should be in the figures of the other at once', async ({
  cluster: { site },
  playwright,
}) => {
  const urls = site.instances.map(({ url }) => url)
  const admin = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(admin, site)
  const overdue = async (url = '') => {
    const page = await admin.get(`${url}/admin`, { headers: { 'sec-fetch-site': 'same-origin' } })
    return Number(/Overdue<span> (?:<!-- -->)?([\d,]+)/.exec(await page.text())?.[1])
  }
  const before = await overdue(urls[0])
  expect(await Promise.all(urls.map(overdue))).toEqual([before, before])
  const data = { contactNumber: somePhone(), followUpOn: '2026-01-01', kind: 'booking' }
  const added = await admin.post(`${urls[0]}/api/bookings`, { data, headers })
  expect(added.status()).toBe(201)
  const { doc } = (await added.json()) as { doc: { id: string } }
  expect([await overdue(urls[1]), await overdue(urls[0])]).toEqual([before + 1, before + 1])
  const gone = await admin.delete(`${urls[1]}/api/bookings/${doc.id}`, { headers })
  expect(gone.status()).toBe(200)
  expect([await overdue(urls[0]), await overdue(urls[1])]).toEqual([before, before])
  await admin.dispose()
})

test('[Q3] mails should go out from the worker alone, each once', async ({
  cluster: { db, mail, site },
}) => {
  await db.collection('RateLimit').deleteMany({})
  const aboutOf = (reference = '') => mail.received.filter(({ raw }) => raw.includes(reference))
  await site.worker?.stop()
  const [one = '', other = ''] = site.instances.map(({ url }) => url)
  const sent = await Promise.all(
    [one, other, one, other].map((url) =>
      sendBooking({ data: { email: `${randomUUID()}@example.com` }, url }),
    ),
  )
  const references = sent.map(({ body }) => body.doc?.reference)
  // An instance that sends begins right after an answer: by the time that it has answered three more
  // requests, one after another, it would have taken up the mails of the first.
  for (const url of [one, other]) {
    for (let more = 0; more < 3; more += 1) expect((await sendBooking({ url })).status).toBe(201)
  }
  const kept = await db
    .collection<StoredBooking>('Booking')
    .find({ reference: { $in: references as string[] } })
    .toArray()
  expect(kept.flatMap(({ emails }) => emails.map(({ attempts }) => attempts))).toEqual(
    Array(8).fill(0),
  )
  for (const reference of references) expect(aboutOf(reference)).toEqual([])
  await site.worker?.start()
  for (const reference of references) {
    await expect.poll(() => aboutOf(reference).length, { timeout: 60_000 }).toBe(2)
  }
  const ids = references.flatMap((reference) => aboutOf(reference).map(messageIdOf))
  expect(new Set(ids).size).toBe(ids.length)
})

test('[W2] a picture that is uploaded should lie in the object store with all its sizes, and nowhere else', async ({
  cluster: { site, store, strayPictures },
  playwright,
}) => {
  const [one, other] = site.instances
  const api = await playwright.request.newContext({ baseURL: one?.url })
  const headers = await adminHeaders(api, site)
  const create = { background: '#a33', channels: 3, height: 900, width: 1600 } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const sent = await api.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({ alt: 'A lamp', credit: 'Asha', licence: 'Ours' }),
      file: { buffer, mimeType: 'image/jpeg', name: 'lamp.jpg' },
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { doc } = (await sent.json()) as { doc: Uploaded }
  const sizes = Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])
  expect(sizes.length).toBeGreaterThan(3)
  const names = [doc.filename, ...sizes]
  expect(names.filter((name) => !store.has(name))).toEqual([])
  expect(await strayPictures()).toEqual([])
  for (const name of names) {
    const answer = await fetch(`${other?.url}/api/media/file/${name}`)
    expect([name, answer.status]).toEqual([name, 200])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  expect((await api.delete(`/api/media/${doc.id}`, { headers })).status()).toBe(200)
  expect(names.filter((name) => store.has(name))).toEqual([])
  await api.dispose()
})

interface Uploaded {
  filename: string
  id: string
  sizes: Record<string, { filename: string | null }>
}

test('[W2] pictures should come from the object store, from each instance', async ({
  cluster: { site, strayPictures },
}) => {
  expect(await strayPictures()).toEqual([])
  const page = await textAt(`${site.url}/gallery`)
  const [path = ''] = /\/api\/media\/file\/[^"\s?]+/.exec(page) ?? []
  for (const { url } of site.instances) {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
  const [, card = ''] = /og:image" content="([^"]+)"/.exec(page) ?? []
  const { pathname, search } = new URL(card)
  const shared = await fetch(site.url + pathname + search)
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})
