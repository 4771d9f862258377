import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { test } from '../harness/clusterTest'
import { messageIdOf } from '../harness/messageIdOf'
import { sendBooking, somePhone } from '../harness/sendBooking'

const textAt = async (url: string) => (await fetch(url)).text()

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
