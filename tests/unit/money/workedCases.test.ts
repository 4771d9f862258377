import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '@/money/rules/amountInWords'
import { computeQuote, type QuoteAmounts } from '@/money/rules/computeQuote'
import { financialYearAt } from '@/money/rules/financialYear'
import {
  type Buyer,
  placeOfSupply,
  type Seller,
  type SellerMode,
  type TaxClass,
} from '@/money/rules/gst'
import { gstStates, isStateCode, type StateCode } from '@/money/rules/gstStates'
import type { BasisPoints, Paise } from '@/money/rules/paise'
import type { LineChoice, Discount, QuoteInput } from '@/money/rules/quoteInput'
import { formatRupees, parseRupees } from '@/money/rules/rupees'
import { formatSeriesNumber, parseSeriesNumber } from '@/money/rules/seriesNumber'
import { splitReceipt } from '@/money/rules/splitReceipt'
import { splitSchedule } from '@/money/rules/splitSchedule'
import { readTables, type Row } from './readTables'

const tables = readTables(readFileSync('docs/money.md', 'utf8'))

/** Each row of the table under a heading, at least so many. */
function rowsUnder(heading: string, least: number): Row[] {
  const rows = tables.find((table) => table.heading === heading)?.rows ?? []
  if (rows.length < least) throw new Error(`docs/money.md has too few cases under ${heading}`)
  return rows
}

const amount = (text = ''): Paise => {
  const read = parseRupees(text)
  if (read === undefined) throw new Error(`${text} is no amount`)
  return read
}

const percent = (text = ''): BasisPoints => Math.round(Number(text.replace(' %', '')) * 100)

const discount = (text = ''): Discount | undefined => {
  if (text === 'none') return undefined
  if (text.endsWith('%')) return { type: 'percent', percent: percent(text) }
  return { type: 'amount', amount: amount(text) }
}

function state(text = ''): StateCode {
  const [code = '', ...name] = text.split(' ')
  if (!isStateCode(code) || gstStates[code].en !== name.join(' '))
    throw new Error(`Which is ${text}?`)
  return code
}

const count = (text = '') => Number(text.replaceAll(',', ''))

const stateText = (code: StateCode) => `${code} ${gstStates[code].en}`

const rateText = (rate: BasisPoints) => `${rate / 100} %`

const taxClasses: Record<string, TaxClass> = {
  catering: { placeRule: 'wherePerformed', rate: 500, sac: '996334' },
  event: { placeRule: 'whereRecipient', rate: 1800, sac: '998596' },
}

function taxClass(work = ''): TaxClass {
  const found = taxClasses[work]
  if (!found) throw new Error(`Which work is ${work}?`)
  return found
}

const seller: Seller = { mode: 'regular', state: '08' }

/** For the cases of one line: the place is where it is held. */
const places: Record<string, StateCode> = { 'own state': '08', 'other state': '07' }

const placeIn = ({ Place = '' }: Row) => places[Place] ?? '97'

describe('[J10] the worked cases of docs/money.md', () => {
  it('should print amounts, and read back what was printed', () => {
    for (const { Paise: paise, Printed } of rowsUnder('Printed amounts', 13)) {
      expect(formatRupees(Number(paise))).toBe(Printed)
      expect(parseRupees(Printed ?? '')).toBe(Number(paise))
    }
  })

  it('should read what a person typed', () => {
    for (const { 'Read as': read, Typed = '' } of rowsUnder('Typed amounts', 12)) {
      const found = parseRupees(Typed.replaceAll('`', ''))
      expect(found === undefined ? 'nothing' : formatRupees(found), Typed).toBe(read)
    }
  })

  it('should write amounts in words', () => {
    for (const { Amount, English, Hindi } of rowsUnder('Words', 11)) {
      expect(amountInWords(amount(Amount), 'en')).toBe(English)
      expect(amountInWords(amount(Amount), 'hi')).toBe(Hindi)
    }
  })

  it('should find the place of supply', () => {
    for (const row of rowsUnder('Place of supply', 10)) {
      const place = placeOfSupply({
        buyer: { registered: row['Buyer registered'] === 'yes', state: state(row['Buyer in']) },
        heldIn: state(row['Held in']),
        placeRule: taxClass(row.Work).placeRule,
      })
      expect(stateText(place)).toBe(row['Place of supply'])
      expect(place === '08' ? 'CGST + SGST' : 'IGST').toBe(row.Taxes)
    }
  })

  it('should compute one line', () => {
    for (const row of rowsUnder('One line', 15)) {
      const { lines } = computeQuote({
        buyer: { registered: false, state: '08' },
        lines: [
          {
            choice: 'included',
            discount: discount(row.Discount),
            heldIn: placeIn(row),
            pricing: 'perPlate',
            quantity: count(row.Quantity),
            tax: { placeRule: 'wherePerformed', rate: percent(row.Rate), sac: '996334' },
            unitPrice: amount(row['Unit price']),
          },
        ],
        seller,
      })
      const [line] = lines
      expect({ ...row, 'With tax': formatRupees(line?.total ?? -1), ...printed(line) }).toEqual(row)
    }
  })

  const headings = [...new Set(quoteTables().map(({ heading }) => heading))]

  it('should have quotes', () => {
    expect(headings.length).toBeGreaterThanOrEqual(12)
  })

  it.each(headings)('should compute the quote “%s”', (heading) => {
    const { amounts, expected } = quoteCase(heading)
    expect(amounts.lines.map(printed)).toEqual(expected.lines)
    expect(totalsOf(amounts)).toEqual(expected.totals)
    expect(
      amounts.taxRows.map(({ placeOfSupply: place, rate, sac, taxable, ...taxes }) => ({
        'Summary: rate': rateText(rate),
        SAC: sac,
        'Place of supply': stateText(place),
        ...printed({ ...taxes, net: taxable }),
      })),
    ).toEqual(expected.summary)
  })

  it('should take the tax out of an advance', () => {
    for (const row of rowsUnder('Advances of one rate', 10)) {
      const placed = { placeOfSupply: placeIn(row), rate: percent(row.Rate), sac: '996334' }
      const rows = [{ ...placed, cgst: 0, igst: 0, sgst: 0, taxable: 1, total: 1 }]
      const [part] = splitReceipt(amount(row.Received), { rows, seller })
      expect({ ...row, ...printed({ ...part, net: part?.taxable }) }).toEqual(row)
    }
  })

  it('should divide an advance over the rates of its quote', () => {
    const { taxRows } = quoteCase('A wedding of three functions').amounts
    const rows = rowsUnder('An advance for several rates', 8)
    const received = [...new Set(rows.map((row) => amount(row.Received)))]
    const parts = received.flatMap((each) =>
      splitReceipt(each, { rows: taxRows, seller }).map((part) => ({
        Received: formatRupees(each),
        Rate: rateText(part.rate),
        Part: formatRupees(part.total),
        Taxable: formatRupees(part.taxable),
        CGST: formatRupees(part.cgst),
        SGST: formatRupees(part.sgst),
      })),
    )
    expect(parts).toEqual(rows)
  })

  it('should divide a total into payments', () => {
    for (const { Payments, Schedule = '', Total } of rowsUnder('Schedules', 7)) {
      const parts = splitSchedule(amount(Total), Schedule.split(' / ').map(percent))
      expect(parts.map(formatRupees).join(' + ')).toBe(Payments)
    }
  })

  it('should name the financial year in Jaipur', () => {
    for (const { Moment = '', Year } of rowsUnder('Financial years', 6)) {
      expect(financialYearAt(new Date(Moment))).toBe(Year)
    }
  })

  it('should write the numbers of a series', () => {
    for (const row of rowsUnder('Numbers in a series', 6)) {
      const { Number: number, Series: series = '', Written = '', Year: year = '' } = row
      const made = { number: Number(number), series, year }
      if (Written.startsWith('nothing')) expect(() => formatSeriesNumber(made)).toThrow(RangeError)
      else {
        expect(formatSeriesNumber(made)).toBe(Written)
        expect(parseSeriesNumber(Written)).toEqual(made)
      }
    }
  })

  it('should be at least 60', () => {
    const quotes = quoteTables()
    const ofOneTable = tables.filter((table) => !quotes.includes(table))
    const single = ofOneTable.reduce((sum, { rows }) => sum + rows.length, 0)
    expect(single + headings.length).toBeGreaterThanOrEqual(60)
  })
})

/** The lines, totals and summaries under the headings of the quotes. */
function quoteTables() {
  const names = ['Choice', 'Subtotal', 'Summary: rate']
  return tables.filter(({ rows: [row = {}] }) => names.some((name) => name in row))
}

function printed(line: Partial<Record<'cgst' | 'igst' | 'net' | 'sgst', Paise>> = {}) {
  const { cgst = -1, igst = -1, net = -1, sgst = -1 } = line
  return {
    Taxable: formatRupees(net),
    CGST: formatRupees(cgst),
    SGST: formatRupees(sgst),
    IGST: formatRupees(igst),
  }
}

const totalsOf = (amounts: QuoteAmounts) => ({
  Subtotal: formatRupees(amounts.subtotal),
  Discount: formatRupees(amounts.discount),
  Net: formatRupees(amounts.net),
  CGST: formatRupees(amounts.cgst),
  SGST: formatRupees(amounts.sgst),
  IGST: formatRupees(amounts.igst),
  'Round off': formatRupees(amounts.roundOff),
  Total: formatRupees(amounts.total),
})

const described =
  /^Seller: (\w+)\. Buyer: (registered|not registered) in (.+)\. Discount on the whole: (.+)\.$/

/** Its three tables: the lines, the totals, and the tax summary of a regular seller. */
function quoteCase(heading: string) {
  const own = tables.filter((table) => table.heading === heading)
  const [lines, totals, summary] = own
  const [, mode, registered, buyerIn, whole] = described.exec(lines?.text ?? '') ?? []
  if (!lines || !totals || !mode) throw new Error(`${heading} is incomplete`)
  const buyer: Buyer = { registered: registered === 'registered', state: state(buyerIn) }
  const input: QuoteInput = {
    buyer,
    discount: discount(whole),
    lines: lines.rows.map((row) => ({
      choice: row.Choice as LineChoice,
      discount: discount(row.Discount),
      heldIn: state(row['Held in']),
      pricing: 'perPlate',
      quantity: count(row.Quantity),
      tax: taxClass(row.Work),
      unitPrice: amount(row['Unit price']),
    })),
    seller: { ...seller, mode: mode as SellerMode },
  }
  const expected = {
    lines: lines.rows.map(({ CGST, IGST, SGST, Taxable }) => ({ Taxable, CGST, SGST, IGST })),
    summary: summary?.rows ?? [],
    totals: totals.rows[0],
  }
  return { amounts: computeQuote(input), expected }
}
