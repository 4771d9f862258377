import { describe, expect, it } from 'vitest'
import { amountInWords } from '@/money/rules/amountInWords'
import { computeQuote } from '@/money/rules/computeQuote'
import { distribute } from '@/money/rules/distribute'
import { gstStates, stateCodes, stateOfGstin } from '@/money/rules/gstStates'
import { PAISE_LIMIT } from '@/money/rules/paise'
import {
  problemsOfQuote,
  type QuoteInput,
  type QuoteLine,
  type QuoteProblem,
} from '@/money/rules/quoteInput'
import { parseSeriesNumber } from '@/money/rules/seriesNumber'
import { splitSchedule } from '@/money/rules/splitSchedule'

const line: QuoteLine = {
  choice: 'included',
  heldIn: '08',
  pricing: 'perPlate',
  quantity: 250,
  tax: { placeRule: 'wherePerformed', rate: 500, sac: '996334' },
  unitPrice: 85_000,
}

const quote: QuoteInput = {
  buyer: { registered: false, state: '08' },
  lines: [line],
  seller: { mode: 'regular', state: '08' },
}

const wrongLines: [QuoteProblem, Partial<QuoteLine>][] = [
  ['choice', { choice: 'maybe' as never }],
  ['pricing', { pricing: 'perKilo' as never }],
  ['quantity', { quantity: 2.5 }],
  ['quantity', { quantity: -1 }],
  ['quantity', { quantity: 100_001 }],
  ['quantity', { pricing: 'fixed', quantity: 2 }],
  ['unitPrice', { unitPrice: 0.5 }],
  ['unitPrice', { unitPrice: -100 }],
  ['unitPrice', { unitPrice: Number.NaN }],
  ['amount', { quantity: 100_000, unitPrice: PAISE_LIMIT - 1 }],
  ['discount', { discount: { amount: 250 * 85_000 + 1, type: 'amount' } }],
  ['discount', { discount: { amount: -1, type: 'amount' } }],
  ['discount', { discount: { percent: 10_001, type: 'percent' } }],
  ['tax', { tax: { ...line.tax, rate: 18.5 } }],
  ['tax', { tax: { ...line.tax, sac: 'food' } }],
  ['heldIn', { heldIn: '99' as never }],
]

describe('[J10] a quote that cannot be computed', () => {
  it.each(wrongLines)('should name what is wrong with its line: %s %o', (problem, change) => {
    const wrong = { ...quote, lines: [line, { ...line, ...change }] }
    expect(problemsOfQuote(wrong)).toEqual([{ line: 1, problem }])
    expect(() => computeQuote(wrong)).toThrow(RangeError)
  })

  it.each<[QuoteProblem, Partial<QuoteInput>]>([
    ['seller', { seller: { mode: 'regular', state: 'Rajasthan' as never } }],
    ['buyer', { buyer: { registered: true, state: '' as never } }],
    ['discount', { discount: { amount: 250 * 85_000 + 1, type: 'amount' } }],
    ['total', { lines: Array.from({ length: 9 }, () => ({ ...line, unitPrice: 39_000_000 })) }],
  ])('should name what is wrong with the whole: %s', (problem, change) => {
    expect(problemsOfQuote({ ...quote, ...change })).toEqual([{ problem }])
  })

  it('should not count an offered line for its discount', () => {
    const offered: QuoteLine = { ...line, choice: 'offered' }
    const discount = { amount: 1, type: 'amount' } as const
    expect(problemsOfQuote({ ...quote, discount, lines: [offered] })).toEqual([
      { problem: 'discount' },
    ])
  })
})

it('[J10] should compute a quote of 100 lines in under 50 ms', () => {
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, unitPrice: 85_000 + at }))
  const discount = { percent: 333, type: 'percent' } as const
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    computeQuote({ ...quote, discount, lines })
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

it('[J10] should refuse a schedule that is not 100 % in all', () => {
  expect(() => splitSchedule(100_000, [5000, 4000])).toThrow(RangeError)
  expect(() => splitSchedule(100_000, [])).toThrow(RangeError)
})

it.each([-100, 0.5, Number.NaN, PAISE_LIMIT])('[J10] should divide no %d paise', (amount) => {
  expect(() => distribute(amount, [1, 1, 1])).toThrow(RangeError)
  expect(() => splitSchedule(amount, [5000, 5000])).toThrow(RangeError)
})

/** 1 to 99: no rule makes one from another. */
const hindiNumbers =
  'एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस ' +
  'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस ' +
  'छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौंतालीस पैंतालीस छियालीस सैंतालीस ' +
  'अड़तालीस उनचास पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ ' +
  'तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर ' +
  'सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी नब्बे ' +
  'इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'

it('[J10] should write 1 to 99 in Hindi as they are spelt', () => {
  const written = Array.from({ length: 99 }, (_, at) => amountInWords((at + 1) * 100, 'hi'))
  expect(written.map((text) => text.replace(/ (रुपये|रुपया) मात्र$/, ''))).toEqual(
    hindiNumbers.split(' '),
  )
})

it.each([
  'QT/26-28/0001',
  'QT/26-27/1',
  'QT/26-27/00001',
  'QT/26-27/0000',
  'qt/26-27/0001',
  'QUOTE/26-27/0001',
  'RCPT/26-27/100000',
  '',
])('[J10] should not read %s as the number of a series', (text) => {
  expect(parseSeriesNumber(text)).toBeUndefined()
})

it('[J10] should know the states of GST by their codes', () => {
  expect(stateCodes).toHaveLength(37)
  expect(stateCodes.slice(0, 2)).toEqual(['01', '02'])
  expect(gstStates['08']).toMatchObject({ en: 'Rajasthan', hi: 'राजस्थान' })
  expect(stateOfGstin('08ABCDE1234F1Z0')).toBe('08')
  expect(stateOfGstin('99ABCDE1234F1ZP')).toBeUndefined()
  expect(stateOfGstin('08')).toBeUndefined()
})
