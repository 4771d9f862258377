import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type APIRequestContext } from 'playwright/test'
import { adminHeaders } from '../e2e/adminHeaders'
import { plainText } from '../e2e/plainText'
import { A_SECOND, changeWhileRendering } from '../harness/content/changeWhileRendering'
import { test } from '../harness/faults/clusterTest'

/** Twelve rounds of the worker, which looks every five seconds. */
const ROUNDS_MS = 60_000

const textAt = async (url: string) => (await fetch(url)).text()

test('[W1] [O1] what is edited through one instance should be on both within a second', async ({
  cluster: { site },
  playwright,
}) => {
  const [one = '', other = ''] = site.instances.map(({ url }) => url)
  const editor = await playwright.request.newContext({ baseURL: one })
  const faqs = await faqsOf(editor, await adminHeaders(editor, site))
  for (let round = 0; round < 2; round += 1) {
    const onBoth = () => Promise.all([textAt(`${one}/faqs`), textAt(`${other}/faqs`)])
    await onBoth()
    const question = `Is it everywhere? ${randomUUID()}`
    const id = await faqs.add({ question })
    await delay(A_SECOND)
    for (const text of await onBoth()) expect(text).toContain(question)
    await faqs.remove(id)
    await delay(A_SECOND)
    for (const text of await onBoth()) expect(text).not.toContain(question)
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
  for (let round = 0; round < 2; round += 1) {
    await front.get('/faqs')
    const question = `Is it in front? ${randomUUID()}`
    const id = await faqs.add({ question })
    await delay(A_SECOND)
    expect(await (await front.get('/faqs')).text()).toContain(question)
    await faqs.remove(id)
    await delay(A_SECOND)
    expect(await (await front.get('/faqs')).text()).not.toContain(question)
  }
  await editor.dispose()
})

test('[W1] [O1] a change that lands while both render the page should be on both within a second', async ({
  cluster: { site },
  playwright,
}) => {
  const editor = await playwright.request.newContext({ baseURL: site.url })
  const urls = site.instances.map(({ url }) => `${url}/`)
  expect(await changeWhileRendering({ editor, site, urls })).toEqual([])
  await editor.dispose()
})

test('[W1] [O1] what one had saved when it was killed should be on the other once it is back', async ({
  cluster: { db, site },
}) => {
  const [one, other] = site.instances
  const shown = () => textAt(`${other?.url}/faqs`)
  const [faq] = await db.collection('Faq').find().sort({ order: 1 }).limit(1).toArray()
  const question = `Was it saved? ${randomUUID()}`
  expect(await shown()).toContain('</html>')
  // Saved, and nobody was called.
  await db.collection('Faq').updateOne({ _id: faq?._id }, { $set: { 'question.en': question } })
  await one?.kill()
  expect(await shown()).not.toContain(question)
  await one?.start()
  await expect.poll(shown, { timeout: ROUNDS_MS }).toContain(question)
  await db.collection('Faq').updateOne({ _id: faq?._id }, { $set: { question: faq?.question } })
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
