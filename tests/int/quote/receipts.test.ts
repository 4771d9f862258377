import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOpened } from '@/quote/customer/readOpened'
import { request } from '../../harness/requests/rest'
import { type QuoteStage, setQuoteStage, today } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

let keys = 0

async function record(path: string, data: object) {
  const { payload } = stage
  const { token } = stage.attempts.sales
  const sent = { data, method: 'POST', path: `/vouchers${path}`, payload, token }
  const { body } = (await request(sent)) as unknown as { body: { voucher: { id: string } } }
  return body.voucher.id
}

const payment = (amount: number) => ({
  amount,
  key: `receipt-${(keys += 1)}`,
  paidOn: today(),
  way: 'upi',
})

async function paid() {
  const sent = await stage.sent()
  const { booking, hash, token } = sent
  await stage.customer.acceptQuote(stage.payload, { hash, name: 'Meera', taken: [], token })
  const receipt = await record(`/receipts/${booking}`, payment(2_000_000))
  return { ...sent, receipt }
}

const idsOf = async (token: string) =>
  (await readOpened(stage.payload, token))?.vouchers.map(({ id }) => id)

describe('[J7] the receipts of a customer', () => {
  it('should be those of the booking of the link, without what is void', async () => {
    const one = await paid()
    const other = await paid()
    const refund = await record(`/${one.receipt}/refund`, payment(500_000))
    const wrong = await record(`/receipts/${one.booking}`, payment(7))
    expect(await idsOf(one.token)).toEqual([one.receipt, refund, wrong])
    await record(`/${wrong}/void`, { reason: 'Typing error' })
    expect(await idsOf(one.token)).toEqual([one.receipt, refund])
    expect((await readOpened(stage.payload, one.token))?.received).toBe(1_500_000)
    expect(await idsOf(other.token)).toEqual([other.receipt])
  })

  it('should go with the link, and stay with a version that is sent after an acceptance was undone', async () => {
    const { booking, quote, receipt, token } = await paid()
    await stage.ask('POST', `/${quote.id}/reverse`, { reason: 'Other day' }, 'admin')
    expect(await idsOf(token)).toBeUndefined()
    const { revision } = (await stage.read(booking)) ?? {}
    const made = await stage.ask('POST', `/${quote.id}/new-version`, { revision })
    const { body } = await stage.send(made.body.quote)
    const next = body.url.split('/').at(-1) ?? ''
    expect(await idsOf(next)).toEqual([receipt])
    await stage.ask('POST', `/${quote.id}/revoke`)
    expect(await idsOf(next)).toBeUndefined()
    expect(await idsOf('A'.repeat(43))).toBeUndefined()
  })
})
