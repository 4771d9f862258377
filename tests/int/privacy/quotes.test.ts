import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/requests/rest'
import { type QuoteStage, setQuoteStage } from '../quote/quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

const words = /Meera|Sharma|C-Scheme|150 plates|On the phone|Secret|Lawn|203\.0\.113/

const privacy = async (act: 'erase' | 'export', person: string, as?: 'page') =>
  (await request({
    data: { as, person },
    method: 'POST',
    path: `/privacy/${act}`,
    payload: stage.payload,
    token: stage.attempts.admin.token,
  })) as unknown as { body: { requests: { quote?: Exported }[] }; status: number }

interface Exported {
  number?: string
  versions: object[]
}

/** A quote that was answered, accepted and has a draft; its customer's e-mail address. */
async function fullQuote() {
  const { acceptQuote, requestChange } = stage.customer
  const { ask, payload } = stage
  const made = await stage.sent({ note: 'Secret note', terms: 'Secret terms' })
  const { booking, hash, quote, token } = made
  const functions = [{ id: 'f', name: 'Secret function', venue: 'Lawn', guests: 90, menu: [] }]
  const { storedQuotes } = await import('@/quote/storedQuotes')
  const $set = { 'versions.0.issued.functions': functions } as never
  await storedQuotes(payload).updateOne({ booking }, { $set })
  await requestChange(payload, { text: '150 plates', token })
  await acceptQuote(payload, {
    addressRange: '203.0.113.0/24',
    hash,
    name: 'Meera Sharma',
    taken: ['lounge'],
    token,
  })
  const { revision } = (await stage.read(booking)) ?? {}
  await ask('POST', `/${quote.id}/new-version`, { revision })
  const { email } = await stage.booking(booking)
  return { ...made, email: email ?? '', reference: (await stage.booking(booking)).reference }
}

async function stored(booking: string) {
  const { storedQuotes } = await import('@/quote/storedQuotes')
  return storedQuotes(stage.payload).findOne({ booking })
}

describe('[V4] [J3] a quote', () => {
  it('should be exported with its person, in rupees and without what opens it', async () => {
    const { email, token } = await fullQuote()
    const { body } = await privacy('export', email)
    const [{ quote } = {}] = body.requests
    expect(quote?.number).toMatch(/^QT\//)
    expect(quote?.versions).toMatchObject([
      {
        acceptance: { name: 'Meera Sharma', added: ['Line lounge'], total: '₹95,800.00' },
        buyer: { name: 'Meera Sharma' },
        changeRequests: [{ text: '150 plates' }],
        note: 'Secret note',
        total: '₹84,000.00',
      },
      { version: 2 },
    ])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`tokenHash|${token}`))
  })

  it('should lose its person when that is erased, and keep number, amounts and days', async () => {
    const { booking, email, hash, quote, token } = await fullQuote()
    const before = await stored(booking)
    expect(JSON.stringify(before)).toMatch(words)
    expect((await privacy('erase', email)).status).toBe(200)
    const after = await stored(booking)
    expect(JSON.stringify(after)).not.toMatch(words)
    expect(after).toMatchObject({ booking, links: [], number: before?.number })
    const [version, ...others] = after?.versions ?? []
    expect(others).toEqual([])
    expect(version).toMatchObject({
      acceptance: { amounts: { total: 9_580_000 }, hash, taken: ['lounge'] },
      content: { schedule: [{ amount: 2_000_000 }, { amount: 6_400_000 }] },
      issued: { amounts: { total: 8_400_000 }, functions: [{ guests: 90, id: 'f' }], hash },
    })
    expect(version?.content.lines[0]).toMatchObject({ quantity: 100, unitPrice: 80_000 })
    expect(await stage.customer.findQuoteByToken(stage.payload, token)).toBeUndefined()
    const { ask } = stage
    for (const path of ['links', 'new-version', 'send']) {
      const body = { revision: after?.revision, way: 'copied' }
      expect((await ask('POST', `/${quote.id}/${path}`, body)).status).toBe(400)
    }
    expect((await stage.save(booking, after?.revision ?? 0)).status).toBe(400)
    expect(await stored(booking)).toEqual(after)
  })

  it('should be taken along when its booking is deleted, and its number not given again', async () => {
    const { payload } = stage
    const sent = await fullQuote()
    const draft = await stage.draft()
    for (const { booking } of [sent, draft]) {
      await payload.delete({ collection: 'bookings', id: booking })
    }
    expect(await stored(draft.booking)).toBeNull()
    expect(JSON.stringify(await stored(sent.booking))).not.toMatch(words)
    const next = (await stage.sent()).quote.number?.number ?? 0
    expect(next).toBe((sent.quote.number?.number ?? 0) + 1)
  })

  it('should be found by the daily job when it was saved while its booking was erased', async () => {
    const { payload } = stage
    const { booking, email, quote } = await fullQuote()
    const kept = await stage.sent()
    await privacy('erase', email)
    const { storedQuotes } = await import('@/quote/storedQuotes')
    const late = { $set: { versions: quote.versions }, $unset: { anonymisedAt: '' } } as never
    await storedQuotes(payload).updateOne({ booking }, late)
    const { applyRetention } = await import('@/privacy/applyRetention')
    await applyRetention({ now: new Date(), payload })
    expect(JSON.stringify(await stored(booking))).not.toMatch(words)
    expect(JSON.stringify(await stored(kept.booking))).toMatch(words)
  })
})

describe('[V4] [J7] a voucher', () => {
  async function receive(booking: string) {
    const { body, status } = await request({
      data: {
        amount: 100,
        key: `key-of-${booking}`,
        paidOn: '2026-01-01',
        way: 'upi',
        wayReference: 'UTR 77',
      },
      method: 'POST',
      path: `/vouchers/receipts/${booking}`,
      payload: stage.payload,
      token: stage.attempts.sales.token,
    })
    expect(status).toBe(200)
    const { voucher } = body as unknown as { voucher: { id: string } }
    await request({
      data: { reason: 'Meera paid twice' },
      method: 'POST',
      path: `/vouchers/${voucher.id}/void`,
      payload: stage.payload,
      token: stage.attempts.sales.token,
    })
  }

  const vouchersOf = async (booking: string) => {
    const { storedVouchers } = await import('@/quote/payments/storedVouchers')
    return storedVouchers(stage.payload).findOne({ booking })
  }

  it('should be exported with its person, and stay without it when that is erased', async () => {
    const { booking, email } = await fullQuote()
    await receive(booking)
    const { body } = await privacy('export', email)
    expect(body.requests).toMatchObject([
      { vouchers: [{ amount: '₹1.00', buyer: { name: 'Meera Sharma' }, wayReference: 'UTR 77' }] },
    ])
    const before = await vouchersOf(booking)
    await privacy('erase', email)
    const after = await vouchersOf(booking)
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`${words.source}|UTR 77|Line plates`))
    expect(after).toMatchObject({
      amount: 100,
      buyer: { state: '08' },
      number: before?.number,
      paidOn: '2026-01-01',
      parts: [{ total: 88 }, { total: 12 }],
      voided: { at: before?.voided?.at },
    })
  })

  it('should lose its person by the daily job when it was written while its booking was erased', async () => {
    const { booking, email } = await fullQuote()
    await receive(booking)
    const late = await vouchersOf(booking)
    await privacy('erase', email)
    const { storedVouchers } = await import('@/quote/payments/storedVouchers')
    if (late) await storedVouchers(stage.payload).replaceOne({ _id: late._id }, late)
    const { applyRetention } = await import('@/privacy/applyRetention')
    await applyRetention({ now: new Date(), payload: stage.payload })
    expect(JSON.stringify(await vouchersOf(booking))).not.toMatch(words)
  })
})
