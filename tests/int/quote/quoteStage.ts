import type { Payload } from 'payload'
import { vi } from 'vitest'
import type { QuoteContent, QuotedLine, StoredQuote } from '@/quote/rules/quote'
import { addDays, dayInIndia } from '@/time/days'
import { post, request } from '../../harness/requests/rest'
import type { Caller } from '../access/expected'
import { setStage } from '../access/stage'

interface Answer {
  body: {
    emailError?: string
    errors?: { data?: { errors?: { path: string }[] }; message: string }[]
    problems?: { path: string; problem: string }[]
    quote: StoredQuote
    url: string
  }
  status: number
}

export const today = () => dayInIndia(new Date())

export const line = (id: string, own: Partial<QuotedLine> = {}): QuotedLine => ({
  id,
  title: `Line ${id}`,
  pricing: 'perPlate',
  choice: 'included',
  quantity: 100,
  unitPrice: 80_000,
  tax: { sac: '996334', rate: 500, placeRule: 'wherePerformed' },
  heldIn: '08',
  ...own,
})

/** 100 plates at ₹800 with 5 % GST: ₹84,000, and a lounge for ₹11,800 that can be added. */
export const content = (own: Partial<QuoteContent> = {}): QuoteContent => ({
  language: 'en',
  buyer: { name: 'Meera Sharma', address: 'C-Scheme, Jaipur', state: '08' },
  lines: [
    line('plates'),
    line('lounge', {
      choice: 'offered',
      pricing: 'fixed',
      quantity: 1,
      tax: { sac: '998596', rate: 1800, placeRule: 'whereRecipient' },
      unitPrice: 1_000_000,
    }),
  ],
  validUntil: addDays(today(), 10),
  note: 'As we said on the phone',
  schedule: [
    { id: 'a', title: 'Advance', amount: 2_000_000 },
    { id: 'b', title: 'Rest', dueOn: addDays(today(), 30), amount: 6_400_000 },
  ],
  ...own,
})

let counter = 0

/** The product on a database with one account of each role, and a seller who charges GST. */
export async function setQuoteStage() {
  const stage = await setStage()
  const { payload } = stage
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      bookingsEmail: 'owner@example.com',
      gstin: '08ABCDE1234F1Z0',
      name: 'Jharokha Utsav',
      phone: '9829012345',
    },
  })
  await payload.updateGlobal({
    slug: 'seller-settings',
    data: { mode: 'regular', state: '08', vpa: 'utsav@bank' },
  })
  const ask = async (method: string, path: string, data?: object, as: Caller = 'sales') =>
    (await request({
      data,
      method,
      path: `/quotes${path}`,
      payload,
      token: stage.attempts[as].token,
    })) as unknown as Answer

  const save = (booking: string, revision: number, own: Partial<QuoteContent> = {}) =>
    ask('POST', `/for/${booking}`, { content: content(own), revision })

  const send = ({ id, revision }: StoredQuote, way = 'copied') =>
    ask('POST', `/${id}/send`, { revision, way })

  return {
    ...stage,
    ask,
    save,
    send,
    /** A booking with a draft. */
    async draft(own: Partial<QuoteContent> = {}) {
      const booking = await makeBooking(payload)
      const { body } = await save(booking.id, 0, own)
      return { booking: booking.id, quote: body.quote }
    },
    /** A booking with a quote that was sent, and the token of its link. */
    async sent(own: Partial<QuoteContent> = {}) {
      const { booking, quote } = await this.draft(own)
      const { body } = await send(quote)
      return { booking, quote: body.quote, token: tokenOf(body.url), hash: hashOf(body.quote) }
    },
    /** After the modules were loaded anew. */
    customer: {
      ...(await import('@/quote/customer/findQuoteByToken')),
      ...(await import('@/quote/customer/answerQuote')),
    },
    read: async (booking: string) =>
      (await import('@/quote/storedQuotes')).readQuoteOf(payload, booking),
    /** Sets the clock. The session of before has ended then, or not begun. */
    async at(moment: Date | number) {
      vi.useFakeTimers({ now: moment, toFake: ['Date'] })
      const account = { email: 'sales@example.com', password: 'correct-horse-battery' }
      const { token } = await post(payload, '/users/login', account)
      stage.attempts.sales.token = token ?? null
    },
    booking: (id: string) => payload.findByID({ collection: 'bookings', depth: 0, id }),
  }
}

export type QuoteStage = Awaited<ReturnType<typeof setQuoteStage>>

export const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

export const hashOf = ({ versions }: StoredQuote) => versions.at(-1)?.issued?.hash ?? ''

export function makeBooking(payload: Payload, data: object = {}) {
  return payload.create({
    collection: 'bookings',
    data: {
      contactNumber: String(9_829_300_000 + (counter += 1)),
      email: `meera-${counter}@example.com`,
      kind: 'booking',
      name: 'Meera Sharma',
      status: 'new',
      ...data,
    },
  })
}
