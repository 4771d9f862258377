import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { countDesk } from '@/booking/changes/countDesk'
import { firstView } from '@/booking/rules/view'
import { anonymiseWhere } from '@/privacy/anonymiseWhere'
import { countQuotes } from '@/quote/countQuotes'
import { readOverdue } from '@/quote/payments/readOverdue'
import type { Voucher } from '@/quote/rules/voucher'
import { addDays, startInIndia } from '@/time/days'
import { request } from '../../harness/requests/rest'
import {
  hashOf,
  line,
  makeBooking,
  type QuoteStage,
  setQuoteStage,
  today,
  tokenOf,
} from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

let keys = 0

async function post(path: string, data: object, method = 'POST') {
  const { payload } = stage
  const { token } = stage.attempts.admin
  const { body, status } = await request({ data, method, path, payload, token })
  expect([path, status, body.errors]).toEqual([path, 200, undefined])
  return (body as unknown as { voucher: Voucher }).voucher
}

const payment = (amount: number) => ({
  key: `payment-${(keys += 1)}`,
  amount,
  way: 'upi',
  paidOn: today(),
})

const receive = (booking: string, amount: number) =>
  post(`/vouchers/receipts/${booking}`, payment(amount))

/** ₹20,000 on acceptance, ₹64,000 in thirty days. */
async function accepted() {
  const { booking, hash, token } = await stage.sent()
  await stage.customer.acceptQuote(stage.payload, { hash, name: 'Meera', taken: [], token })
  return booking
}

async function nextVersion(booking: string, own: Parameters<QuoteStage['sent']>[0]) {
  const { id = '', revision } = (await stage.read(booking)) ?? {}
  const { body } = await stage.ask('POST', `/${id}/new-version`, { revision })
  const saved = await stage.save(booking, body.quote.revision, own)
  const sent = await stage.send(saved.body.quote)
  return { hash: hashOf(sent.body.quote), token: tokenOf(sent.body.url) }
}

const dueOn = async (id: string) => (await stage.booking(id)).paymentDueOn

const rest = () => addDays(today(), 30)

const dayAfter = (days: number) => startInIndia(addDays(today(), days))

/** What the list and the tab have on a day. */
async function overdueOf(booking: string, days = 1) {
  const { payload, user } = { ...stage, ...stage.attempts.sales }
  if (!user) throw new Error('No account of sales')
  vi.useFakeTimers({ now: dayAfter(days), toFake: ['Date'] })
  const view = { ...firstView, q: '', tab: 'paymentOverdue' as const }
  const found = await loadBookings({ payload, user, view }).finally(() => vi.useRealTimers())
  return found?.rows.find((row) => row.booking.id === booking)?.payment
}

describe('[J7] the day of the next payment', () => {
  it('should follow receipts, refunds and what was declared void', async () => {
    const booking = await accepted()
    expect(await dueOn(booking)).toBe(today())
    const part = await receive(booking, 500_000)
    expect(await dueOn(booking)).toBe(today())
    const advance = await receive(booking, 1_500_000)
    expect(await dueOn(booking)).toBe(rest())
    const refund = await post(`/vouchers/${advance.id}/refund`, payment(100))
    expect(await dueOn(booking)).toBe(today())
    await post(`/vouchers/${refund.id}/void`, { reason: 'Typing error' })
    expect(await dueOn(booking)).toBe(rest())
    await post(`/vouchers/${part.id}/void`, { reason: 'Typing error' })
    expect(await dueOn(booking)).toBe(today())
    await receive(booking, 6_900_000)
    expect(await dueOn(booking)).toBeNull()
  })

  it('should go with the acceptance, and follow the version that is accepted next', async () => {
    const { booking, hash, quote, token } = await stage.sent()
    expect(await dueOn(booking)).toBeFalsy()
    await stage.customer.acceptQuote(stage.payload, { hash, name: 'Meera', taken: [], token })
    await receive(booking, 2_000_000)
    const schedule = [{ id: 'a', title: 'All', dueOn: addDays(today(), 3), amount: 16_800_000 }]
    const next = await nextVersion(booking, {
      lines: [line('more', { quantity: 200 })],
      schedule,
    })
    // What is only sent changes nothing.
    expect(await dueOn(booking)).toBe(rest())
    await stage.customer.acceptQuote(stage.payload, { ...next, name: 'Meera', taken: [] })
    expect(await dueOn(booking)).toBe(addDays(today(), 3))
    await stage.ask('POST', `/${quote.id}/reverse`, { reason: 'The wedding is off' }, 'admin')
    expect(await dueOn(booking)).toBeNull()
    expect(await overdueOf(booking, 40)).toBeUndefined()
  })

  it('should stay when the booking lay in the trash or took another one in, and go when it is erased', async () => {
    const { payload } = stage
    const booking = await accepted()
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'bookings', data: { deletedAt }, id: booking, trash: true })
    await trash(new Date().toISOString())
    expect(await overdueOf(booking)).toBeUndefined()
    await trash(null)
    expect(await overdueOf(booking)).toMatchObject({ text: '₹20,000 overdue' })
    const { id: other } = await makeBooking(payload)
    await post(`/bookings/${booking}/merge`, { other })
    expect(await dueOn(booking)).toBe(today())
    const { ObjectId } = payload.db.connection.base.Types
    await anonymiseWhere({ now: new Date(), payload, where: { _id: new ObjectId(booking) } })
    expect(await dueOn(booking)).toBeUndefined()
    expect(await overdueOf(booking)).toBeUndefined()
  })
})

describe('[J7] payments that are overdue', () => {
  it('should be listed from the midnight of Jaipur, with the amount and since when', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const booking = await accepted()
    await receive(booking, 700_000)
    const midnight = dayAfter(1).getTime()
    const count = async (at: number) =>
      (await countDesk(stage.payload, new Date(at))).tabs.paymentOverdue
    const before = await count(midnight - 1)
    expect(await count(midnight)).toBeGreaterThan(before)
    expect(await overdueOf(booking, 0)).toBeUndefined()
    const late = await overdueOf(booking)
    expect(late?.text).toBe('₹13,000 overdue')
    expect((await overdueOf(booking, 31))?.text).toBe('₹77,000 overdue')
    expect((await overdueOf(booking, 31))?.since).toBe(late?.since)
    vi.stubEnv('TZ', undefined)
  })

  it('should not be asked of who was lost or is spam, and be asked after the event', async () => {
    const booking = await accepted()
    const stands = async (data: object) => {
      await post(`/bookings/${booking}`, data, 'PATCH')
      return Boolean(await overdueOf(booking))
    }
    expect(await stands({ status: 'confirmed' })).toBe(true)
    expect(await stands({ status: 'completed' })).toBe(true)
    expect(await stands({ status: 'confirmed' })).toBe(true)
    expect(await stands({ lostReason: 'other', status: 'lost' })).toBe(false)
    const collection = stage.payload.db.connection.collection('Booking')
    const { ObjectId } = stage.payload.db.connection.base.Types
    const set = (status: string) =>
      collection.updateOne({ _id: new ObjectId(booking) }, { $set: { status } })
    await set('spam')
    expect(await overdueOf(booking)).toBeUndefined()
    await set('ofLaterVersion')
    expect(await overdueOf(booking)).toBeDefined()
  })

  it('should show no amounts to an account that has no right to quotes', async () => {
    const { payload } = stage
    const booking = await stage.booking(await accepted())
    const asked = { bookings: [booking], now: dayAfter(1), payload }
    const { sales, staff } = stage.attempts
    if (!sales.user || !staff.user) throw new Error('No accounts')
    expect((await readOverdue({ ...asked, user: sales.user })).size).toBe(1)
    expect((await readOverdue({ ...asked, user: staff.user })).size).toBe(0)
  })
})

describe('[J11] the figures', () => {
  it('should be those of the quotes, without trash and spam, and agree with the tab', async () => {
    const { payload } = stage
    const now = dayAfter(2)
    const before = await countQuotes(payload, now)
    const booking = await accepted()
    await receive(booking, 500_000)
    await stage.sent()
    const { booking: trashed } = await stage.sent()
    const gone = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'bookings', data: gone, id: trashed })
    await stage.draft()
    const after = await countQuotes(payload, now)
    const added = (name: 'outstanding' | 'overdue' | 'quoted' | 'won') => [
      after[name].amount - before[name].amount,
      after[name].count - before[name].count,
    ]
    expect(added('quoted')).toEqual([16_800_000, 2])
    expect(added('won')).toEqual([8_400_000, 1])
    expect(added('outstanding')).toEqual([7_900_000, 1])
    expect(added('overdue')).toEqual([1_500_000, 1])
    expect(after.months).toHaveLength(12)
    expect(after.accepted - before.accepted).toBe(1)
    expect(after.open - before.open).toBe(1)
    const { tabs } = await countDesk(payload, now)
    expect(after.overdue.count).toBe(tabs.paymentOverdue)
  })
})
