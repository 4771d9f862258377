import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { expect, inject, onTestFinished } from 'vitest'
import { seedContent } from '../../../seed/seedContent'
import { test } from '../../harness/backup/backupTest'
import { rawContent } from '../../harness/content/rawContent'
import { getTestPayload } from '../../harness/testPayload'

const account = { email: 'owner@example.com', password: 'correct-horse-battery' }
const phone = '9829012345'

test('[V8] the site should go on from a restored backup: content, pictures, sign-in, requests', async ({
  backup,
  db,
  folder,
  restore,
}) => {
  const from = await site(path.join(folder, 'media'))
  await seedContent({ payload: from.payload, report: () => undefined })
  await from.payload.create({ collection: 'users', data: { ...account, role: 'admin' } })
  const { id: booking } = await ask(from.payload, phone)
  await storeQuote(from.payload, booking)
  const content = await contentOf(from.payload)
  const raw = documentsOf(await rawContent(db(from)))

  const file = path.join(folder, 'site.tar.gz')
  expect(await backup({ args: [file], place: from })).toMatchObject({ code: 0 })
  const to = await site(path.join(folder, 'other-media'))
  const restored = await restore({ args: [file], place: to })
  expect(restored, restored.said).toMatchObject({ code: 0 })
  expect(documentsOf(await rawContent(db(to)))).toEqual(raw)

  expect(await contentOf(to.payload)).toEqual(content)
  const names = await readdir(from.media)
  expect(names.length).toBeGreaterThan(49)
  expect(await readdir(to.media)).toEqual(names)
  for (const name of names) {
    const [one, other] = await Promise.all(
      [from, to].map(({ media }) => readFile(path.join(media, name))),
    )
    expect(one && other?.equals(one)).toBe(true)
  }
  const { readQuoteOf } = await import('@/quote/storedQuotes')
  const quote = await readQuoteOf(from.payload, booking)
  expect(quote).toMatchObject({ number: { number: 42 }, versions: [{ version: 1 }] })
  expect(await readQuoteOf(to.payload, booking)).toEqual(quote)
  const { readVouchersOf } = await import('@/quote/payments/storedVouchers')
  const vouchers = await readVouchersOf(to.payload, booking)
  expect(vouchers).toMatchObject([{ amount: 100, booking, number: { series: 'RV', number: 7 } }])
  const { user } = await to.payload.login({ collection: 'users', data: account })
  expect(user).toBeTruthy()
  const { reference } = await ask(to.payload, '9829012399')
  const bookings = await to.payload.find({ collection: 'bookings', sort: 'createdAt' })
  expect(bookings.docs.map((booking) => booking.contactNumber)).toEqual([phone, '9829012399'])
  expect(bookings.docs[1]?.reference).toBe(reference)
}, 300_000)

/** Without the indexes, which the site makes: some at its start, those of the rate limits at the first count. */
function documentsOf(content: Awaited<ReturnType<typeof rawContent>>) {
  return Object.entries(content).map(([name, { documents }]) => [name, documents])
}

/** The site's own code on a database and a folder of pictures. */
async function site(media: string) {
  await mkdir(media)
  const { payload, destroy } = await getTestPayload({
    databaseUri: inject('databaseUri'),
    mediaDir: media,
  })
  onTestFinished(destroy)
  Object.assign(payload.config, { sharp: undefined })
  return { media, payload, uri: String((payload.db as unknown as MongooseAdapter).url) }
}

/** As a visitor does. */
function ask(payload: Payload, contactNumber: string) {
  const data = { contactNumber }
  return payload.create({ collection: 'bookings', data, draft: true, overrideAccess: false })
}

async function storeQuote({ db }: Payload, booking: string) {
  const voucher = { series: 'RV', year: '26-27', number: 7 }
  const at = '2026-11-25T06:00:00.000Z'
  await db.connection
    .collection('Voucher')
    .insertOne({ amount: 100, at, booking, key: 'key-of-7', kind: 'receipt', number: voucher })
  const number = { series: 'QT', year: '26-27', number: 42 }
  const versions = [{ version: 1, content: { note: 'कैटरिंग', lines: [] } }]
  return db.connection
    .collection('Quote')
    .insertOne({ booking, links: [], number, revision: 1, versions })
}

async function contentOf(payload: Payload) {
  return {
    about: await payload.findGlobal({ slug: 'about-page' }),
    home: await payload.findGlobal({ slug: 'home-page' }),
    pictures: await payload.find({ collection: 'media', limit: 0, sort: 'filename' }),
    plans: await payload.find({ collection: 'pricing-plans', limit: 0, sort: 'id' }),
    services: await payload.find({ collection: 'services', limit: 0, sort: 'slug' }),
    dishes: await payload.find({ collection: 'dishes', limit: 0, sort: 'id' }),
    seller: await payload.findGlobal({ slug: 'seller-settings' }),
    settings: await payload.findGlobal({ slug: 'site-settings' }),
  }
}
