import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type APIRequestContext } from 'playwright/test'
import { test } from '../helpers/clusterTest'
import { messageIdOf } from '../helpers/messageIdOf'
import { sendBooking, somePhone } from '../helpers/sendBooking'
import { plainText } from './plainText'
import { adminHeaders } from './adminHeaders'

/** Long enough for three rounds of the worker. */
const ROUNDS_MS = 15_000

const textAt = async (url: string) => (await fetch(url)).text()

test('[W1] [O1] what is edited through one instance should be on both within a second', async ({
  cluster: { site },
  playwright,
}) => {
  const [one = '', other = ''] = site.instances.map(({ url }) => url)
  const editor = await playwright.request.newContext({ baseURL: one })
  const faqs = await faqsOf(editor, await adminHeaders(editor, site))
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([textAt(`${one}/faqs`), textAt(`${other}/faqs`)])
    const question = `Is it everywhere? ${randomUUID()}`
    const id = await faqs.add({ question })
    const saved = Date.now()
    const shown = () => textAt(`${other}/faqs`)
    await expect.poll(shown, { intervals: [50], timeout: 1000 }).toContain(question)
    test.info().annotations.push({ description: `${Date.now() - saved} ms`, type: 'seen' })
    expect(await textAt(`${one}/faqs`)).toContain(question)
    await faqs.remove(id)
    await expect.poll(shown, { intervals: [50], timeout: 1000 }).not.toContain(question)
  }
  await editor.dispose()
})

test('[W1] [W2] and within a second through the nginx in front of both', async ({
  cluster: { site },
  front,
  playwright,
}) => {
  const editor = await playwright.request.newContext({ baseURL: site.url })
  const faqs = await faqsOf(editor, await adminHeaders(editor, site))
  for (let round = 0; round < 3; round += 1) {
    await front.get('/faqs')
    const question = `Is it in front? ${randomUUID()}`
    const id = await faqs.add({ question })
    const saved = Date.now()
    const shown = async () => (await front.get('/faqs')).text()
    await expect.poll(shown, { intervals: [50], timeout: 1100 }).toContain(question)
    test.info().annotations.push({ description: `${Date.now() - saved} ms`, type: 'seen' })
    await faqs.remove(id)
  }
  await editor.dispose()
})

test('[O1] what is scheduled should be published by the worker, and be on both', async ({
  cluster: { db, site },
  playwright,
}) => {
  const editor = await playwright.request.newContext({ baseURL: site.url })
  const faqs = await faqsOf(editor, await adminHeaders(editor, site))
  const question = `Has its moment come? ${randomUUID()}`
  const id = await faqs.add({ _status: 'draft', question })
  const urls = site.instances.map(({ url }) => `${url}/faqs`)
  for (const url of urls) expect(await textAt(url)).not.toContain(question)
  const now = new Date()
  await db.collection('payload-jobs').insertOne({
    createdAt: now,
    hasError: false,
    input: { doc: { relationTo: 'faqs', value: id }, type: 'publish' },
    processing: false,
    queue: 'default',
    taskSlug: 'schedulePublish',
    totalTried: 0,
    updatedAt: now,
    waitUntil: new Date(now.getTime() - 1000),
  })
  for (const url of urls) {
    await expect.poll(() => textAt(url), { timeout: ROUNDS_MS }).toContain(question)
  }
  await faqs.remove(id)
  await editor.dispose()
})

test('[Q1] [Q3] a storm of requests through both should make no double', async ({
  cluster: { db, site },
}) => {
  await db.collection('RequestCount').deleteMany({})
  const drafts = Array.from({ length: 60 }, () => ({
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
  const stored = await db
    .collection('Booking')
    .find({ idempotencyKey: { $in: keys } })
    .toArray()
  expect(stored).toHaveLength(drafts.length)
})

test('[V2] both should count the requests of one sender together', async ({
  cluster: { db, site },
}) => {
  await db.collection('RequestCount').deleteMany({})
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

test('[Q3] mails should go out from the worker alone, each once', async ({
  cluster: { db, mail, site },
}) => {
  await db.collection('RequestCount').deleteMany({})
  const aboutOf = (reference = '') => mail.received.filter(({ raw }) => raw.includes(reference))
  await site.worker?.stop()
  const [one = '', other = ''] = site.instances.map(({ url }) => url)
  const sent = await Promise.all(
    [one, other, one, other].map((url) =>
      sendBooking({ data: { email: `${randomUUID()}@example.com` }, url }),
    ),
  )
  const references = sent.map(({ body }) => body.doc?.reference)
  // Longer than an instance by itself would take.
  await delay(3000)
  for (const reference of references) expect(aboutOf(reference)).toEqual([])
  await site.worker?.start()
  for (const reference of references) {
    await expect.poll(() => aboutOf(reference).length, { timeout: 30_000 }).toBe(2)
  }
  const ids = references.flatMap((reference) => aboutOf(reference).map(messageIdOf))
  expect(new Set(ids).size).toBe(ids.length)
})

test('[W2] pictures should lie in the object store, and come from each instance', async ({
  cluster: { db, site, store, strayPictures },
}) => {
  const originals = [...store.objects.keys()].filter((key) => !/-\d+x\d+\.\w+$/.test(key))
  expect(originals).toHaveLength(await db.collection('Media').countDocuments())
  expect(await strayPictures()).toEqual([])
  const [page = ''] = await Promise.all([textAt(`${site.url}/gallery`)])
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

/** FAQs, as an editor adds and removes them. */
async function faqsOf(editor: APIRequestContext, headers: Record<string, string>) {
  return {
    async add(own: { _status?: string; question: string }) {
      const data = { _status: 'published', answer: plainText('Yes.'), ...own }
      const added = await editor.post('/api/faqs', { data, headers })
      expect(added.status(), await added.text()).toBe(201)
      return ((await added.json()) as { doc: { id: string } }).doc.id
    },
    async remove(id: string) {
      expect((await editor.delete(`/api/faqs/${id}`, { headers })).status()).toBe(200)
    },
  }
}
