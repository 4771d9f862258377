import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { panelPaths } from '@/panel/panelPaths'
import { anonymiseWhere } from '@/privacy/anonymiseWhere'
import { loadVouchers } from '@/quote/admin/vouchers/loadVouchers'
import { storedVouchers, toVoucher, type VoucherDocument } from '@/quote/payments/storedVouchers'
import { parseVoucherView } from '@/quote/rules/voucherSpan'
import { addDays, startInIndia } from '@/time/days'
import { rowsOf } from '../../harness/pages/readCsv'
import { request } from '../../harness/requests/rest'
import { voucher } from '../../unit/quote/voucherSample'
import type { Caller } from '../access/expected'
import { type QuoteStage, setQuoteStage, today } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

async function get(span: { from: string; to: string }, caller: Caller = 'sales') {
  const { payload } = stage
  const { token } = stage.attempts[caller]
  const response = await handleApi({
    config: payload.config,
    request: new Request(payload.config.serverURL + panelPaths.vouchersCsv(span), {
      headers: token ? { authorization: `JWT ${token}` } : {},
    }),
  })
  return { response, text: new TextDecoder().decode(await response.arrayBuffer()) }
}

const list = (query: Record<string, string>) =>
  loadVouchers(stage.payload, parseVoucherView(query, today()))

const numbers = async (query: Record<string, string>) =>
  (await list(query)).vouchers.map(({ number }) => `${number.series} ${number.number}`)

let made = 0

/** Written as they are stored, at this moment. */
function store(moments: Date[], own: Partial<VoucherDocument> = {}) {
  const { ObjectId } = stage.payload.db.connection.base.Types
  return storedVouchers(stage.payload).insertMany(
    moments.map((at) => {
      made += 1
      const _id = new ObjectId()
      return {
        ...voucher,
        _id,
        at: at.toISOString(),
        chain: { receipt: String(_id), turn: 0 },
        createdAt: at,
        key: `stored-${made}`,
        number: { series: 'RV', year: '15-16', number: made },
        updatedAt: at,
        ...own,
      }
    }),
  )
}

describe('[J7] the vouchers of some days', () => {
  it('should be those from midnight to midnight in Jaipur, the newest first', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const start = startInIndia('2015-06-01').getTime()
    const end = startInIndia('2015-07-01').getTime()
    const first = made + 1
    await store([start - 1, start, end - 1, end].map((at) => new Date(at)))
    const june = { from: '2015-06-01', to: '2015-06-30' }
    expect(await numbers(june)).toEqual([`RV ${first + 2}`, `RV ${first + 1}`])
    expect(await list(june)).toMatchObject({
      sums: { receipt: 2 * voucher.amount, refund: 0 },
      total: 2,
    })
    const rows = rowsOf((await get(june)).text)
    expect(rows.map((row) => row['Voucher date'])).toEqual(['2015-06-01', '2015-06-30'])
    vi.stubEnv('TZ', undefined)
  })

  it('should be found by number, whatever the days', async () => {
    await store([new Date('2014-05-01')], {
      number: { series: 'RV', year: '14-15', number: 77_001 },
    })
    await store([new Date('2013-05-01')], {
      number: { series: 'RF', year: '13-14', number: 77_001 },
    })
    expect(await numbers({ q: '77001' })).toEqual(['RV 77001', 'RF 77001'])
    expect(await numbers({ q: 'rf/13-14/77001' })).toEqual(['RF 77001'])
    for (const q of ['RF/14-15/77001', 'meera', '.*', '77001 or 1', '-1'])
      expect(await numbers({ q })).toEqual([])
  })

  it('should be on pages, of which the last is the end', async () => {
    const from = Date.parse('2012-06-01T00:00:00Z')
    await store(Array.from({ length: 51 }, (_, index) => new Date(from + index * 1000)))
    const span = { from: '2012-06-01', to: '2012-06-30' }
    expect(await list(span)).toMatchObject({ page: 1, pages: 2, total: 51 })
    const last = await list({ ...span, page: '99' })
    expect([last.page, last.vouchers.length]).toEqual([2, 1])
  })
})

describe('[J7] the CSV for the accountant', () => {
  it('should be for those with a right to quotes, a file of those days, and in the audit log', async () => {
    const span = { from: '2015-06-01', to: '2015-06-30' }
    expect((await get(span, 'anonymous')).response.status).toBe(401)
    const refused = await get(span, 'staff')
    expect([refused.response.status, refused.text.includes('Meera')]).toEqual([403, false])
    const { response, text } = await get(span)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="vouchers-2015-06-01-2015-06-30.csv"',
      'content-type': 'text/csv; charset=utf-8',
    })
    expect(text).toContain('Meera Sharma')
    const { docs } = await stage.payload.find({
      collection: 'audit-log',
      where: { about: { equals: 'vouchers' } },
    })
    expect(docs[0]).toMatchObject({
      action: 'exported',
      details: 'from=2015-06-01&to=2015-06-30',
    })
    const none = await get({ from: '1999-01-01', to: '1999-01-02' })
    expect(none.text.split('\r\n')).toHaveLength(2)
  })

  it('should come part by part, each voucher once and in their order', async () => {
    const from = Date.parse('2011-06-01T00:00:00Z')
    const count = 620
    await store(Array.from({ length: count }, (_, index) => new Date(from + index * 1000)))
    const { text } = await get({ from: '2011-06-01', to: '2011-06-30' })
    const found = rowsOf(text).map((row) => Number(row['Voucher number']?.split('/')[2]))
    expect(found).toEqual(Array.from({ length: count }, (_, index) => made - count + 1 + index))
    expect(text.match(/Voucher number/g)).toHaveLength(1)
  })

  it('should have what was recorded, given back and declared void, also once the person is erased', async () => {
    const { payload } = stage
    const { booking, hash, token } = await stage.sent()
    await stage.customer.acceptQuote(payload, { hash, name: 'Meera', taken: [], token })
    const ask = async (path: string, data: object) => {
      const sales = stage.attempts.sales.token
      const sent = { data, method: 'POST', path: `/vouchers${path}`, payload, token: sales }
      const { body } = (await request(sent)) as unknown as { body: { voucher: { id: string } } }
      return body.voucher.id
    }
    let key = 0
    const paid = (amount: number) => ({
      amount,
      key: `csv-key-${(key += 1)}`,
      paidOn: today(),
      way: 'cash',
    })
    const receipt = await ask(`/receipts/${booking}`, paid(2_000_000))
    await ask(`/${receipt}/refund`, paid(500_000))
    const wrong = await ask(`/receipts/${booking}`, paid(7))
    await ask(`/${wrong}/void`, { reason: 'Typing error' })
    const span = { from: addDays(today(), -1), to: today() }
    const own = async () => rowsOf((await get(span)).text)
    expect((await own()).map((row) => [row.Buyer, row.Total, row['Void because']])).toEqual([
      ['Meera Sharma', '20000', ''],
      ['Meera Sharma', '-5000', ''],
      ['Meera Sharma', '0', 'Typing error'],
    ])
    const { ObjectId } = payload.db.connection.base.Types
    await anonymiseWhere({ now: new Date(), payload, where: { _id: new ObjectId(booking) } })
    expect((await own()).map((row) => [row.Buyer, row.Total])).toEqual([
      ['', '20000'],
      ['', '-5000'],
      ['', '0'],
    ])
    const { sums, vouchers } = await list(span)
    expect(sums).toEqual({ receipt: 2_000_000, refund: 500_000 })
    expect(vouchers.map(({ buyer }) => buyer.name)).toEqual(['', '', ''])
    const stored = await storedVouchers(payload).find({ booking }).toArray()
    expect(vouchers.map(({ id }) => id)).toEqual(
      stored.map((one) => toVoucher(one).id).toReversed(),
    )
  })
})
