import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Voucher } from '@/quote/rules/voucher'
import { request } from '../../harness/requests/rest'
import type { Caller } from '../access/expected'
import { type QuoteStage, setQuoteStage, today } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => stage.destroy())

interface Answer {
  body: { errors?: { message: string }[]; voucher: Voucher }
  status: number
}

let keys = 0

const payment = (own: object = {}) => ({
  key: `payment-${(keys += 1)}`,
  amount: 2_000_000,
  way: 'upi',
  wayReference: 'UTR 432198765',
  paidOn: today(),
  ...own,
})

const ask = async (path: string, data: object, as: Caller = 'sales') =>
  (await request({
    data,
    method: 'POST',
    path: `/vouchers${path}`,
    payload: stage.payload,
    token: stage.attempts[as].token,
  })) as unknown as Answer

const receive = (booking: string, own: object = {}, as?: Caller) =>
  ask(`/receipts/${booking}`, payment(own), as)

const refund = ({ id }: Voucher, amount: number, own: object = {}) =>
  ask(`/${id}/refund`, payment({ amount, note: 'One function less', ...own }))

const requestVoid = ({ id }: Voucher, reason = 'Typing error') => ask(`/${id}/void`, { reason })

async function accepted(own: Parameters<QuoteStage['sent']>[0] = {}) {
  const { booking, hash, token } = await stage.sent(own)
  const sent = { hash, name: 'Meera Sharma', taken: ['lounge'], token }
  await stage.customer.acceptQuote(stage.payload, sent)
  return booking
}

const numbersOf = (answers: Answer[]) => answers.map(({ body }) => body.voucher.number.number)

const message = ({ body }: Answer) => JSON.stringify(body.errors)

describe('[J7] a receipt', () => {
  it('should keep the parts with their taxes, the seller and the buyer, and tell the booking', async () => {
    const booking = await accepted()
    const before = await stage.booking(booking)
    expect(before.paymentDueOn).toBe(today())
    const { body, status } = await receive(booking)
    expect(status).toBe(200)
    expect(body.voucher).toMatchObject({
      amount: 2_000_000,
      booking,
      buyer: { name: 'Meera Sharma', state: '08' },
      by: 'sales@example.com',
      kind: 'receipt',
      number: { series: 'RV' },
      quote: { version: 1 },
      reference: before.reference,
      seller: { mode: 'regular', name: 'Jharokha Utsav', state: '08' },
      way: 'upi',
      wayReference: 'UTR 432198765',
    })
    // ₹95,800 of which ₹84,000 bear 5 % and ₹11,800 bear 18 %.
    expect(body.voucher.parts).toEqual([
      {
        cgst: 41_754,
        description: 'Line plates',
        igst: 0,
        placeOfSupply: '08',
        rate: 500,
        sac: '996334',
        sgst: 41_754,
        taxable: 1_670_145,
        total: 1_753_653,
      },
      {
        cgst: 18_789,
        description: 'Line lounge',
        igst: 0,
        placeOfSupply: '08',
        rate: 1800,
        sac: '998596',
        sgst: 18_789,
        taxable: 208_769,
        total: 246_347,
      },
    ])
    const after = await stage.booking(booking)
    expect(after.timeline?.at(-1)).toMatchObject({
      byName: 'sales@example.com',
      outcome: 'paymentReceived',
      text: expect.stringMatching(/RV\/\d\d-\d\d\/\d{4}\n₹20,000, UPI, UTR 432198765/) as string,
    })
    // The advance is paid, the rest is due in thirty days.
    expect(after.paymentDueOn).not.toBe(today())
    await receive(booking, { amount: 7_580_000 })
    expect((await stage.booking(booking)).paymentDueOn).toBeNull()
  })

  it('should be taken for an accepted quote alone, and for what fits', async () => {
    const { booking: open } = await stage.sent()
    expect(message(await receive(open))).toContain('accepted')
    const booking = await accepted()
    const wrong = [
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: 100_000_000_000 },
      { amount: '2000000' },
      { way: 'barter' },
      { paidOn: '2026-02-30' },
      { paidOn: '2999-01-01' },
      { key: 'short' },
      { key: { $ne: '' } },
      { wayReference: 'x'.repeat(300_000) },
      { number: { series: 'RV', year: '26-27', number: 9 } },
    ]
    for (const own of wrong) expect((await receive(booking, own)).status).toBe(400)
    expect((await receive('0123456789abcdef01234567')).status).toBe(404)
    expect((await receive(booking, {}, 'anonymous')).status).toBe(401)
    expect((await receive(booking, {}, 'staff')).status).toBe(403)
    const { totalDocs } = await stage.payload.count({
      collection: 'vouchers',
      where: { booking: { equals: booking } },
    })
    expect(totalDocs).toBe(0)
  })

  it('should have no tax where the seller charges none, and none for a quote that costs nothing', async () => {
    const mode = (mode: 'regular' | 'unregistered') =>
      stage.payload.updateGlobal({ slug: 'seller-settings', data: { mode } })
    await mode('unregistered')
    const whole = [{ id: 'a', title: 'All', amount: 8_000_000 }]
    const { body } = await accepted({ schedule: whole })
      .then((booking) => receive(booking))
      .finally(() => mode('regular'))
    expect([body.voucher.amount, body.voucher.parts]).toEqual([2_000_000, []])
    // Of a site that could still send it.
    const free = await accepted()
    const { storedQuotes } = await import('@/quote/storedQuotes')
    const $set = { 'versions.0.acceptance.amounts.total': 0 } as never
    await storedQuotes(stage.payload).updateOne({ booking: free }, { $set })
    expect((await receive(free)).status).toBe(400)
  })

  it('should be one for a double click, and have numbers without gaps', async () => {
    const booking = await accepted()
    const one = payment()
    const same = await Promise.all([1, 2, 3].map(() => ask(`/receipts/${booking}`, one)))
    expect(new Set(same.map(({ body }) => body.voucher.id)).size).toBe(1)
    const other = await ask(`/receipts/${booking}`, { ...one, amount: 5 })
    expect(other.status).toBe(409)
    const many = await Promise.all(Array.from({ length: 8 }, () => receive(booking)))
    const [first = 0] = numbersOf(same)
    expect(numbersOf(many).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 8 }, (_, index) => first + 1 + index),
    )
  })

  it('should be of the financial year of Jaipur, wherever the server stands', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    await stage.at(new Date('2027-03-31T18:00:00Z'))
    const booking = await accepted()
    vi.setSystemTime(new Date('2027-03-31T18:29:59Z'))
    const { body: last } = await receive(booking)
    vi.setSystemTime(new Date('2027-03-31T18:30:00Z'))
    const { body: first } = await receive(booking)
    expect(last.voucher.number.year).toBe('26-27')
    expect([first.voucher.number, first.voucher.paidOn]).toEqual([
      { series: 'RV', year: '27-28', number: 1 },
      '2027-04-01',
    ])
    vi.stubEnv('TZ', undefined)
    vi.useRealTimers()
    await stage.at(Date.now())
  })
})

describe('[J7] a refund', () => {
  it('should give back at most what is left of its receipt, with its taxes', async () => {
    const { body } = await receive(await accepted())
    const receipt = body.voucher
    expect(message(await refund(receipt, 2_000_001))).toContain('₹20,000.00')
    const part = await refund(receipt, 500_000)
    expect(part.body.voucher).toMatchObject({
      kind: 'refund',
      note: 'One function less',
      number: { series: 'RF' },
      receipt: { id: receipt.id, number: receipt.number },
    })
    expect((await refund(receipt, 1_500_001)).status).toBe(400)
    expect((await refund(part.body.voucher, 1)).status).toBe(400)
    await requestVoid(part.body.voucher)
    const whole = await refund(receipt, 2_000_000)
    expect(whole.body.voucher.parts).toEqual(receipt.parts)
    expect((await refund(receipt, 1)).status).toBe(400)
    const { paymentDueOn, timeline } = await stage.booking(receipt.booking)
    expect(paymentDueOn).toBe(today())
    expect(timeline?.at(-1)?.outcome).toBe('paymentRefunded')
  })

  it('should be possible after the acceptance was undone', async () => {
    const booking = await accepted()
    const { body } = await receive(booking)
    const quote = await stage.read(booking)
    const reversal = { reason: 'The wedding is off' }
    await stage.ask('POST', `/${quote?.id}/reverse`, reversal, 'admin')
    expect((await stage.booking(booking)).paymentDueOn).toBeNull()
    expect((await receive(booking)).status).toBe(400)
    expect((await refund(body.voucher, 2_000_000)).status).toBe(200)
  })

  it('should be one of two at once that together are too much, and never of a void receipt', async () => {
    const booking = await accepted()
    for (let round = 0; round < 4; round += 1) {
      const { body } = await receive(booking)
      const receipt = body.voucher
      const two = await Promise.all([refund(receipt, 1_500_000), refund(receipt, 1_500_000)])
      expect(two.map(({ status }) => status).sort()).toEqual([200, 400])
      const other = (await receive(booking)).body.voucher
      const [given, voided] = await Promise.all([refund(other, 1), requestVoid(other)])
      expect([given, voided].filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })
})

describe('[J7] a void voucher', () => {
  it('should stay with its number, its reason and who declared it', async () => {
    const booking = await accepted()
    const { body } = await receive(booking)
    expect((await requestVoid(body.voucher, ' ')).status).toBe(400)
    const { body: after } = await requestVoid(body.voucher)
    expect(after.voucher).toMatchObject({
      number: body.voucher.number,
      voided: { by: 'sales@example.com', reason: 'Typing error' },
    })
    expect((await requestVoid(body.voucher)).status).toBe(400)
    expect((await refund(body.voucher, 1)).status).toBe(400)
    const next = await receive(booking)
    expect(next.body.voucher.number.number).toBe(body.voucher.number.number + 1)
    const { timeline } = await stage.booking(booking)
    expect(timeline?.at(-2)).toMatchObject({
      outcome: 'voucherVoided',
      text: expect.stringContaining('Typing error') as string,
    })
  })

  it('should not be a receipt of which a part was given back', async () => {
    const { body } = await receive(await accepted())
    const { body: given } = await refund(body.voucher, 1)
    expect((await requestVoid(body.voucher)).status).toBe(400)
    await requestVoid(given.voucher)
    expect((await requestVoid(body.voucher)).status).toBe(200)
  })
})
