import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '@/money/rules/amountInWords'
import { computeQuote, roundToRupee } from '@/money/rules/computeQuote'
import { distribute } from '@/money/rules/distribute'
import { sellerModes, taxesOn, taxSum } from '@/money/rules/gst'
import { stateCodes } from '@/money/rules/gstStates'
import { PAISE_LIMIT, sumOf } from '@/money/rules/paise'
import {
  type Discount,
  netOf,
  problemsOfQuote,
  type QuoteInput,
  type QuoteLine,
} from '@/money/rules/quoteInput'
import { formatRupees, formatRupeesShort, parseRupees } from '@/money/rules/rupees'
import { formatSeriesNumber, parseSeriesNumber } from '@/money/rules/seriesNumber'
import { splitReceipt } from '@/money/rules/splitReceipt'
import { splitSchedule } from '@/money/rules/splitSchedule'

const paise = fc.integer({ min: 0, max: PAISE_LIMIT - 1 })
const rate = fc.oneof(fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800), fc.nat(10_000))
const state = fc.constantFrom(...stateCodes)
const seller = fc.record({
  mode: fc.constantFrom(...sellerModes),
  state: fc.constant('08' as const),
})

/** A percentage, or an amount of at most so much. */
const discountUpTo = (most: number): fc.Arbitrary<Discount | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.nat(10_000).map((percent): Discount => ({ type: 'percent', percent })),
    fc.nat(most).map((amount): Discount => ({ type: 'amount', amount })),
  )

const line: fc.Arbitrary<QuoteLine> = fc
  .record({ quantity: fc.nat(2000), unitPrice: fc.nat(500_000) })
  .chain(({ quantity, unitPrice }) =>
    fc.record({
      choice: fc.constantFrom('included', 'offered', 'taken'),
      discount: discountUpTo(quantity * unitPrice),
      heldIn: fc.oneof(fc.constant('08' as const), state),
      pricing: fc.constant('perPlate' as const),
      quantity: fc.constant(quantity),
      tax: fc.record({
        placeRule: fc.constantFrom('wherePerformed', 'whereRecipient'),
        rate,
        sac: fc.constantFrom('996334', '998596'),
      }),
      unitPrice: fc.constant(unitPrice),
    }),
  )

const quote: fc.Arbitrary<QuoteInput> = fc.array(line, { maxLength: 12 }).chain((lines) =>
  fc.record({
    buyer: fc.record({ registered: fc.boolean(), state }),
    discount: discountUpTo(
      sumOf(lines.filter(({ choice }) => choice !== 'offered').map((one) => netOf(one))),
    ),
    lines: fc.constant(lines),
    seller,
  }),
)

describe('[J10] any quote', () => {
  it('should sum its lines to its total', () => {
    fc.assert(
      fc.property(quote, (input) => {
        expect(problemsOfQuote(input)).toEqual([])
        const all = computeQuote(input)
        const counted = all.lines.filter((one) => one.counted)
        const sum = (name: 'cgst' | 'gross' | 'igst' | 'net' | 'sgst' | 'total') =>
          sumOf(counted.map((one) => one[name]))
        expect(sum('net') + sum('cgst') + sum('sgst') + sum('igst')).toBe(sum('total'))
        expect(sum('total') + all.roundOff).toBe(all.total)
        expect(all.net + all.tax + all.roundOff).toBe(all.total)
        expect(all.subtotal - all.discount).toBe(all.net)
        expect(sumOf(counted.map((one) => one.lineDiscount + one.sharedDiscount))).toBe(
          all.discount,
        )
        expect(sum('gross')).toBe(all.subtotal)
      }),
      { numRuns: 500 },
    )
  })

  it('should charge no negative amount and no tax but the one of its place', () => {
    fc.assert(
      fc.property(quote, (input) => {
        const { lines } = computeQuote(input)
        for (const { cgst, igst, net, placeOfSupply, sgst, sharedDiscount } of lines) {
          expect(Math.min(net, cgst, sgst, igst, sharedDiscount)).toBeGreaterThanOrEqual(0)
          expect(cgst).toBe(sgst)
          const isOwnState = placeOfSupply === input.seller.state
          expect(isOwnState ? igst : cgst).toBe(0)
          if (input.seller.mode !== 'regular') expect(cgst + sgst + igst).toBe(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('should say in its tax summary what its lines say', () => {
    fc.assert(
      fc.property(quote, (input) => {
        const { cgst, igst, net, sgst, taxRows } = computeQuote(input)
        if (input.seller.mode !== 'regular') {
          expect(taxRows).toEqual([])
          return
        }
        expect(sumOf(taxRows.map(({ taxable }) => taxable))).toBe(net)
        expect(sumOf(taxRows.map((row) => row.cgst))).toBe(cgst)
        expect(sumOf(taxRows.map((row) => row.sgst))).toBe(sgst)
        expect(sumOf(taxRows.map((row) => row.igst))).toBe(igst)
        const names = taxRows.map(({ placeOfSupply, rate: own, sac }) => [own, sac, placeOfSupply])
        expect(new Set(names.map(String)).size).toBe(names.length)
        expect(names.map(([own]) => own)).toEqual(
          names.map(([own]) => Number(own)).sort((one, other) => one - other),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('should end at a full rupee, and rounding again should change nothing', () => {
    fc.assert(
      fc.property(quote, (input) => {
        const { roundOff, total } = computeQuote(input)
        expect(total % 100).toBe(0)
        expect(roundToRupee(total)).toBe(total)
        expect(roundOff).toBeGreaterThanOrEqual(-49)
        expect(roundOff).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('should not change its totals by a line that is only offered', () => {
    fc.assert(
      fc.property(quote, line, (input, extra) => {
        const offered: QuoteLine = { ...extra, choice: 'offered' }
        const withOffer = computeQuote({ ...input, lines: [...input.lines, offered] })
        const { lines, ...totals } = withOffer
        expect({ ...totals, lines: lines.slice(0, -1) }).toEqual(computeQuote(input))
      }),
    )
  })

  it('should divide any payment into parts that sum to it, and refund it whole', () => {
    fc.assert(
      fc.property(quote, fc.nat(), (input, seed) => {
        const regular = { ...input.seller, mode: 'regular' as const }
        const { taxRows, total } = computeQuote({ ...input, seller: regular })
        if (sumOf(taxRows.map((row) => row.total)) === 0) return
        const received = seed % (total + 1)
        const parts = splitReceipt(received, { rows: taxRows, seller: regular })
        expect(sumOf(parts.map((part) => part.total))).toBe(received)
        for (const part of parts) {
          expect(part.taxable + taxSum(part)).toBe(part.total)
          expect(part.cgst).toBe(part.sgst)
          expect(Math.min(part.taxable, part.cgst, part.igst)).toBeGreaterThanOrEqual(0)
        }
        if (received > 0) {
          expect(splitReceipt(received, { rows: parts, seller: regular })).toEqual(parts)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('[J10] any amount', () => {
  it('should read back as it was printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 - PAISE_LIMIT, max: PAISE_LIMIT - 1 }), (amount) => {
        expect(parseRupees(formatRupees(amount))).toBe(amount)
        expect(parseRupees(formatRupeesShort(amount))).toBe(amount)
      }),
      { numRuns: 500 },
    )
  })

  it('should have IGST within a paisa of CGST and SGST', () => {
    fc.assert(
      fc.property(paise, rate, (taxable, own) => {
        const regular = { mode: 'regular', state: '08' } as const
        const here = taxSum(taxesOn(taxable, { place: '08', rate: own, seller: regular }))
        const there = taxSum(taxesOn(taxable, { place: '07', rate: own, seller: regular }))
        expect(Math.abs(here - there)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })

  it('should be divided into parts that sum to it, none above its weight', () => {
    const weights = fc.array(fc.nat(PAISE_LIMIT / 1000), { maxLength: 20, minLength: 1 })
    fc.assert(
      fc.property(weights, fc.nat(), (own, seed) => {
        const all = sumOf(own)
        const amount = seed % (all + 1)
        const parts = distribute(amount, own)
        expect(sumOf(parts)).toBe(amount)
        expect(parts.every((part, at) => part >= 0 && part <= (own[at] ?? 0))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('should be divided into a schedule that sums to it', () => {
    const cuts = fc.array(fc.nat(10_000), { maxLength: 6 })
    fc.assert(
      fc.property(paise, cuts, (total, places) => {
        const ends = [...places].sort((one, other) => one - other)
        const percents = [...ends, 10_000].map((end, at) => end - (ends[at - 1] ?? 0))
        const parts = splitSchedule(total, percents)
        expect(sumOf(parts)).toBe(total)
        expect(parts.slice(0, -1).every((part) => part % 100 === 0)).toBe(true)
      }),
    )
  })

  it('should keep its figures in words', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(numberOf(amountInWords(amount, 'en'), english)).toBe(amount)
        expect(numberOf(amountInWords(amount, 'hi'), hindi)).toBe(amount)
      }),
      { numRuns: 500 },
    )
  })
})

it('[J10] should read any number of a series back', () => {
  const series = fc.stringMatching(/^[A-Z0-9]{1,4}$/)
  fc.assert(
    fc.property(series, fc.nat(99), fc.integer({ max: 99_999, min: 1 }), (own, year, number) => {
      const two = (value: number) => String(value % 100).padStart(2, '0')
      const made = { number, series: own, year: `${two(year)}-${two(year + 1)}` }
      const text = formatSeriesNumber(made)
      expect(text).toMatch(/^[A-Z0-9/-]{1,16}$/)
      expect(parseSeriesNumber(text)).toEqual(made)
    }),
  )
})

interface Language {
  crore: string
  hundred: string
  lakh: string
  rupee: RegExp
  thousand: string
  zero: string
  /** 0 to 99 */
  small: Map<string, number>
}

const smallWords = (locale: 'en' | 'hi') =>
  new Map(
    Array.from({ length: 99 }, (_, at): [string, number] => {
      const words = amountInWords((at + 1) * 100, locale)
      return [words.replace(/ (Rupees? Only|रुपये मात्र|रुपया मात्र)$/, ''), at + 1]
    }),
  )

const english: Language = {
  crore: 'Crore',
  hundred: 'Hundred',
  lakh: 'Lakh',
  rupee: / ?(?:Rupees?)(?: And)? ?/,
  small: smallWords('en'),
  thousand: 'Thousand',
  zero: 'Zero',
}

const hindi: Language = {
  crore: 'करोड़',
  hundred: 'सौ',
  lakh: 'लाख',
  rupee: / ?(?:रुपये|रुपया)(?: और)? ?/,
  small: smallWords('hi'),
  thousand: 'हज़ार',
  zero: 'शून्य',
}

/** Reads the words as a person would, from the largest unit down. */
function numberOf(text: string, language: Language): number {
  const bare = text.replace(/ (Only|मात्र)$/, '').replace(/ ?(Paise|Paisa|पैसे|पैसा)$/, '')
  if (!bare) throw new Error('No words')
  if (!language.rupee.test(text)) return wholeOf(bare, language)
  const [rupees = '', paise = ''] = bare.split(language.rupee)
  return wholeOf(rupees, language) * 100 + wholeOf(paise, language)
}

function wholeOf(text: string, language: Language): number {
  const units: [string, number][] = [
    [language.crore, 10_000_000],
    [language.lakh, 100_000],
    [language.thousand, 1000],
    [language.hundred, 100],
  ]
  const known = language.small.get(text)
  if (known !== undefined) return known
  if (text === '' || text === language.zero) return 0
  const unit = units.find(([name]) => text.split(' ').includes(name))
  if (!unit) throw new Error(`Which number is ${text}?`)
  const words = text.split(' ')
  const at = words.indexOf(unit[0])
  const before = wholeOf(words.slice(0, at).join(' '), language)
  return before * unit[1] + wholeOf(words.slice(at + 1).join(' '), language)
}
