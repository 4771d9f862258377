import type { Seller } from '@/money/rules/gst'
import type { FoundQuote } from '@/quote/customer/findQuoteByToken'
import type { Acceptance, QuoteContent, QuotedFunction, QuoteSeller } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { stateOf } from '@/quote/rules/quoteState'
import { raiseLast } from '@/quote/rules/schedule'
import { content, events, line } from './quoteSetup'

export const seller: QuoteSeller = {
  mode: 'regular',
  state: '08',
  name: 'Jharokha Utsav',
  address: 'C-Scheme, Jaipur',
  phone: '9829012345',
  email: 'hello@example.com',
  gstin: '08ABCDE1234F1Z0',
  fssai: '12345678901234',
  vpa: 'jharokha.utsav@bank',
  bank: { holder: 'Jharokha Utsav', number: '123456789012', ifsc: 'SBIN0001234', bank: 'SBI' },
}

export const haldi: QuotedFunction = {
  id: 'haldi',
  name: 'Haldi',
  date: '2027-02-10',
  timeBand: 'morning',
  venue: 'Rambagh Lawn',
  kind: 'catering',
  guests: 150,
  guaranteed: 140,
  freezeOn: '2027-02-05',
  menu: [
    { title: { en: 'Ghewar', hi: 'घेवर' }, course: 'sweets', marks: ['veg'] },
    { title: { en: 'Laal maas' }, course: 'nonvegMains', marks: ['nonveg'] },
    { title: { hi: 'केर सांगरी' }, course: 'mains' },
  ],
}

/** 150 plates at ₹500 and a stage; a counter can be added. */
const lines = [
  line('plates', {
    functionId: 'haldi',
    title: 'Haldi lunch',
    details: 'With a live counter',
    quantity: 150,
  }),
  line('stage', {
    title: 'Stage and lights',
    pricing: 'fixed',
    quantity: 1,
    unitPrice: 2_000_000,
    tax: events,
    discount: { type: 'amount', amount: 200_000 },
  }),
  line('counter', {
    choice: 'offered',
    functionId: 'haldi',
    title: 'Chaat counter',
    quantity: 150,
    unitPrice: 8_000,
  }),
]

interface Sample {
  change?: Partial<FoundQuote['version']>
  content?: Partial<QuoteContent>
  functions?: QuotedFunction[]
  seller?: QuoteSeller
  today?: string
}

export function sampleQuote(sample: Sample = {}): FoundQuote {
  const from = sample.seller ?? seller
  const written: QuoteContent = {
    ...content,
    buyer: { name: 'Meera Rathore', address: 'Civil Lines', state: '08' },
    discount: { type: 'percent', percent: 1000 },
    lines,
    note: 'As we said on the phone',
    terms: 'Guests are fixed five days before.',
    ...sample.content,
  }
  const amounts = amountsOf(written, from)
  const half = Math.floor(amounts.total / 200) * 100
  const version: FoundQuote['version'] = {
    version: 2,
    content: {
      ...written,
      schedule: sample.content?.schedule ?? [
        { id: 'advance', title: 'Advance to confirm the date', amount: half },
        { id: 'rest', title: 'Rest', dueOn: '2027-02-03', amount: amounts.total - half },
      ],
    },
    issued: {
      at: '2026-11-25T06:30:00.000Z',
      by: 'Asha of the office',
      seller: from,
      functions: sample.functions ?? [haldi],
      reference: 'JU-7K4M-92',
      amounts,
      hash: 'a1b2c3d4e5f6'.padEnd(64, '0'),
    },
    links: [
      { tokenHash: 'secret-hash', madeAt: '2026-11-25T06:30:00.000Z', by: 'Asha', way: 'copied' },
    ],
    ...sample.change,
  }
  return {
    quote: {
      id: 'q1',
      booking: 'b1',
      number: { series: 'QT', year: '26-27', number: 42 },
      versions: [version],
      revision: 2,
    },
    state: stateOf(version, sample.today ?? '2026-11-25'),
    version,
  }
}

export function acceptanceOf(
  { content: written, issued }: FoundQuote['version'],
  taken: string[],
): Acceptance {
  const { mode, state }: Seller = issued.seller
  const amounts = amountsOf(written, { mode, state }, taken)
  return {
    at: '2026-11-26T10:35:00.000Z',
    name: 'Vikram Rathore',
    taken,
    amounts,
    schedule: raiseLast(written.schedule, amounts.total),
    hash: issued.hash,
    addressRange: '203.0.113.7',
  }
}
