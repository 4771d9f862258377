import { describe, expect, it } from 'vitest'
import { canonicalJson, hashVersion } from '@/quote/hashVersion'
import { newQuoteDraft } from '@/quote/rules/newQuoteDraft'
import { toBasisPoints } from '@/quote/rules/percent'
import { quoteContentSchema } from '@/quote/rules/quoteSchema'
import type { SellerSettings } from '@/quote/rules/sellerSettings'

const tax = { sac: '996334', rate: 500, placeRule: 'wherePerformed' } as const

const seller: SellerSettings = {
  seller: { mode: 'regular', name: 'Utsav', state: '08' },
  taxClasses: [
    { id: 'e', name: 'Events', sac: '998596', rate: 1800, placeRule: 'whereRecipient' },
    { id: 'c', name: 'Catering', ...tax },
  ],
  terms: 'As agreed',
  daysOfValidity: 10,
  schedule: [{ title: 'All', percent: 10_000, due: 'onAcceptance' }],
  series: { quote: 'QT', receipt: 'RV', refund: 'RF' },
}

const functions = [
  { id: 'f1', name: 'Sangeet', guests: 300, guaranteed: 280 },
  { id: 'f2', guests: 150 },
  { id: 'f3', name: 'क'.repeat(160) },
]

describe('[J3] [J4] a new draft', () => {
  const draft = (booking: object) => newQuoteDraft({ booking, seller, today: '2026-12-25' })

  it('should have a line per plate for each function, with the guests that are billed', () => {
    const { lines, ...rest } = draft({ functions, name: 'Meera' })
    expect(rest).toEqual({
      language: 'en',
      buyer: { name: 'Meera', state: '08' },
      validUntil: '2027-01-04',
      terms: 'As agreed',
      schedule: [],
    })
    expect(lines.slice(0, 2)).toEqual([
      {
        id: 'f1',
        functionId: 'f1',
        title: 'Sangeet: Catering',
        pricing: 'perPlate',
        choice: 'included',
        quantity: 280,
        unitPrice: 0,
        tax,
        heldIn: '08',
      },
      expect.objectContaining({ id: 'f2', quantity: 150, title: 'Catering' }),
    ])
  })

  it('should be one that can be saved, for any booking and in its language', () => {
    const all = [{}, { functions }, { functions: [{}], numberOfGuests: 40 }, { serviceTitle: null }]
    for (const booking of all) {
      const inHindi = { ...booking, consent: { language: 'hi' } }
      expect(quoteContentSchema.safeParse(draft(booking)).success).toBe(true)
      expect(quoteContentSchema.safeParse(draft(inHindi)).data?.language).toBe('hi')
    }
    const [line] = draft({ numberOfGuests: 40, serviceTitle: 'Royal thali' }).lines
    expect(line).toMatchObject({ quantity: 40, title: 'Royal thali' })
  })
})

describe('[J4] a percentage of the settings', () => {
  it('should be exact to two decimals, or none', () => {
    const percents = [0, 5, 2.5, 0.07, 33.33, 100, 100.01, -1, 2.555, Number.NaN, '5', null]
    expect(percents.map(toBasisPoints)).toEqual([
      ...[0, 500, 250, 7, 3333, 10_000],
      ...Array.from({ length: 6 }, () => undefined),
    ])
  })
})

describe('[J3] the hash of a version', () => {
  it('should not depend on the order of names or on what is undefined, and on all else', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 2 })).toBe('{"a":2,"b":[{"d":1}]}')
    const content = draftContent()
    const issued = { at: 'x', by: 'y', amounts: {}, functions: [], reference: '', seller: {} }
    const number = { series: 'QT', year: '26-27', number: 1 }
    const hash = (own: object) =>
      hashVersion({ content, issued, number, version: 1, ...own } as never)
    expect(hash({})).toMatch(/^[0-9a-f]{64}$/)
    const others = [
      { version: 2 },
      { number: { ...number, number: 2 } },
      { content: { ...content, note: 'x' } },
      { issued: { ...issued, seller: { vpa: 'thief@bank' } } },
    ]
    expect(new Set([hash({}), ...others.map(hash)]).size).toBe(5)
  })
})

const draftContent = () => newQuoteDraft({ booking: { functions }, seller, today: '2026-12-25' })
