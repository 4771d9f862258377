import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { expect, inject, onTestFinished } from 'vitest'
import { findQuoteByToken } from '@/quote/customer/findQuoteByToken'
import { hashToken } from '@/quote/links'
import { insertVoucher } from '@/quote/payments/insertVoucher'
import { storedVouchers } from '@/quote/payments/storedVouchers'
import { test } from '../../harness/backup/backupTest'
import { rawContent } from '../../harness/content/rawContent'
import { getTestPayload } from '../../harness/database/testPayload'
import { voucher } from '../../unit/quote/voucherSample'
import { keptContent } from '../seed/seeded'

const account = { email: 'owner@example.com', password: 'correct-horse-battery' }
const phone = '9829012345'

test('[V8] [J7] the site should go on from a restored backup: content, pictures, sign-in, requests', async ({
  backup,
  db,
  folder,
  restore,
}) => {
  const kept = await keptContent()
  const from = await site(path.join(folder, 'media'), kept.fill)
  await kept.copyPictures(from.media)
  await from.payload.create({ collection: 'users', data: { ...account, role: 'admin' } })
  const { id: booking } = await ask(from.payload, phone)
  const token = await storeQuote(from.payload, booking)
  const [first, second] = [
    await record(from.payload, 'first'),
    await record(from.payload, 'second'),
  ]
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
  // Links, numbers and what keeps them unique.
  expect((await findQuoteByToken(to.payload, token))?.quote.booking).toBe(booking)
  expect([first, second].map(({ number }) => number.number)).toEqual([1, 2])
  expect(await record(to.payload, 'third')).toMatchObject({ number: { number: 3 } })
  expect(await record(to.payload, 'first')).toEqual(first)
  const vouchers = storedVouchers(to.payload)
  const { number, series, year } = second.number
  const taken = { 'number.number': number, 'number.series': series, 'number.year': year }
  await expect(vouchers.updateOne({ key: 'third' }, { $set: taken })).rejects.toThrow(/E11000/)
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
async function site(media: string, fill?: (databaseUri: string) => Promise<void>) {
  await mkdir(media)
  const { payload, destroy } = await getTestPayload({
    databaseUri: inject('databaseUri'),
    fill,
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

/** The token of its link. */
async function storeQuote({ db }: Payload, booking: string): Promise<string> {
  const number = { series: 'QT', year: '26-27', number: 42 }
  const token = 'T'.repeat(43)
  const tokenHash = hashToken(token)
  const content = { note: 'कैटरिंग', lines: [], validUntil: '2999-12-31' }
  const versions = [{ version: 1, content, issued: {}, links: [{ tokenHash }] }]
  await db.connection
    .collection('Quote')
    .insertOne({ booking, links: [tokenHash], number, revision: 1, versions })
  return token
}

/** A receipt, with the next number. The same key gives the same receipt. */
function record(payload: Payload, key: string) {
  const content = { ...voucher, id: undefined }
  const user = { email: voucher.by } as never
  const options = { key, now: new Date(voucher.at), series: voucher.number.series, user }
  return insertVoucher(payload, options, () => Promise.resolve({ content, turn: 0 }))
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
