import type { Page } from 'playwright/test'
import { databaseClient } from '../../src/database/databaseClient'
import type { ServedForTests } from '../harness/site/serveForTests'

const HOUR_MS = 3_600_000

/** Writes these bookings, the first the newest, in place of all others; gives their ids. */
export async function setBookings(site: ServedForTests, bookings: object[]): Promise<string[]> {
  const client = databaseClient(site.databaseUri)
  const collection = client.db().collection('Booking')
  await collection.deleteMany()
  const { insertedIds } = await collection.insertMany(
    bookings.map((booking, index) => {
      const createdAt = new Date(Date.now() - (index + 1) * HOUR_MS)
      return {
        ...plain,
        createdAt,
        reference: `JU-TEST-${index}`,
        updatedAt: createdAt,
        ...booking,
      }
    }),
  )
  await client.close()
  return Object.values(insertedIds).map(String)
}

const plain = {
  contactNumber: '9829012345',
  deletedAt: null,
  kind: 'booking',
  notices: [],
  revision: 0,
  source: 'website',
  status: 'new',
  timeline: [],
}

/** What MongoDB holds of the booking of that name. */
export async function storedBooking(site: ServedForTests, name: string) {
  const client = databaseClient(site.databaseUri)
  const booking = await client.db().collection('Booking').findOne({ name })
  await client.close()
  return booking
}

/** The desk of a signed-in administrator, at an address of it. */
export async function openDesk(page: Page, site: ServedForTests, address = '/admin') {
  const data = { email: site.adminEmail, password: site.adminPassword }
  await page.request.post('/api/users/login', { data })
  await page.goto(address, { waitUntil: 'networkidle' })
}

export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { exact: true, name }) })

export const names = (page: Page) =>
  page.getByRole('main').locator('.bookings__row .bookings__name')
