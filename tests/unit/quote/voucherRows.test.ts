import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sellerModes } from '@/money/rules/gst'
import { sumOf } from '@/money/rules/paise'
import { splitReceipt } from '@/money/rules/splitReceipt'
import { voucherHeaders, voucherRows } from '@/quote/payments/voucherRows'
import { receivedBy, type Voucher } from '@/quote/rules/voucher'
import { csvLines } from '@/rules/csvFile'
import { rowsOf } from '../../harness/pages/readCsv'
import { voucher } from './voucherSample'

const read = (...vouchers: Voucher[]) =>
  rowsOf(csvLines([voucherHeaders, ...vouchers.flatMap(voucherRows)], { isFirst: true }))

/** In paise, from the text of a cell. */
const paise = (text = '') => Math.round(Number(text) * 100)

const taxRow = fc.record({
  sac: fc.constantFrom('996334', '998596'),
  rate: fc.constantFrom(0, 500, 1800),
  placeOfSupply: fc.constantFrom('08' as const, '07' as const),
  total: fc.integer({ min: 1, max: 50_000_000 }),
})

const anyVoucher: fc.Arbitrary<Voucher> = fc
  .record({
    amount: fc.integer({ min: 1, max: 5_000_000_000 }),
    isVoid: fc.boolean(),
    kind: fc.constantFrom('receipt' as const, 'refund' as const),
    mode: fc.constantFrom(...sellerModes),
    rows: fc.array(taxRow, { minLength: 1, maxLength: 5 }),
  })
  .map(({ amount, isVoid, kind, mode, rows }) => {
    const seller = { ...voucher.seller, mode }
    const taxed = rows.map((row) => ({ ...row, taxable: 0, cgst: 0, igst: 0, sgst: 0 }))
    return {
      ...voucher,
      amount,
      kind,
      parts: splitReceipt(amount, { rows: taxed, seller }),
      seller,
      ...(isVoid && { voided: { at: voucher.at, by: 'Ravi', reason: 'Typing error' } }),
    }
  })

describe('[J7] the CSV of vouchers', () => {
  it('should sum to the vouchers, and each row to its total', () => {
    fc.assert(
      fc.property(fc.array(anyVoucher, { minLength: 1, maxLength: 8 }), (vouchers) => {
        const rows = read(...vouchers)
        const sum = (name: string) => sumOf(rows.map((row) => paise(row[name])))
        expect(sum('Total')).toBe(receivedBy(vouchers))
        for (const name of ['cgst', 'sgst', 'igst'] as const) {
          const parts = vouchers
            .filter(({ voided }) => !voided)
            .flatMap(({ kind, parts }) =>
              parts.map((part) => (kind === 'refund' ? -part[name] : part[name])),
            )
          expect(sum(name.toUpperCase())).toBe(sumOf(parts))
        }
        expect(sum('Taxable value') + sum('CGST') + sum('SGST') + sum('IGST')).toBe(sum('Total'))
        const voided = vouchers.filter((one) => one.voided).map(({ amount }) => amount)
        expect(sum('Total before it was void')).toBe(sumOf(voided))
      }),
      { numRuns: 200 },
    )
  })

  it('should have a row for each rate, with what the accountant needs', () => {
    const [part] = voucher.parts
    if (!part) throw new Error('No part')
    const food = {
      ...part,
      sac: '996334',
      rate: 500,
      igst: 5,
      cgst: 0,
      sgst: 0,
      taxable: 95,
      total: 100,
    }
    const none = { ...part, sac: '1', total: 0 }
    const buyer = { name: 'Meera', gstin: '07ABCDE1234F1Z2', state: '07' as const }
    const rows = read({ ...voucher, buyer, parts: [part, food, none] })
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      'Voucher number': 'RV/26-27/0007',
      // In Jaipur the next day has begun.
      'Voucher date': '2026-12-06',
      Kind: 'Receipt voucher',
      'Refund of receipt': '',
      Buyer: 'Meera',
      'GSTIN of buyer': '07ABCDE1234F1Z2',
      'State of buyer': '07 Delhi',
      'Place of supply': '08 Rajasthan',
      'Quote number': 'QT/26-27/0003',
      'Quote version': '2',
      Request: 'EVT-1',
      'Received or given back on': '2026-12-05',
      Way: 'UPI',
      'UTR or cheque number': 'UTR 4321',
      SAC: '998596',
      'Taxable value': '100000',
      'Rate %': '18',
      CGST: '9000',
      SGST: '9000',
      IGST: '0',
      Total: '118000',
      'Void since': '',
      'Void because': '',
      'Total before it was void': '',
    })
    expect(rows[1]).toMatchObject({
      IGST: '0.05',
      'Rate %': '5',
      Total: '1',
      'Taxable value': '0.95',
    })
  })

  it('should say what is void and why, and what a refund gives back', () => {
    const voided = { at: '2026-12-07T20:00:00.000Z', by: 'Ravi', reason: 'Typing error' }
    const receipt = { id: 'a', number: voucher.number }
    const number = { ...voucher.number, series: 'RF' }
    const [gone, back] = read(
      { ...voucher, voided },
      { ...voucher, kind: 'refund', number, receipt },
    )
    expect(gone).toMatchObject({
      CGST: '0',
      Total: '0',
      'Total before it was void': '118000',
      'Void because': 'Typing error',
      'Void since': '2026-12-08',
    })
    expect(back).toMatchObject({
      CGST: '-9000',
      Kind: 'Refund voucher',
      'Refund of receipt': 'RV/26-27/0007',
      Total: '-118000',
      'Voucher number': 'RF/26-27/0007',
    })
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'Meera;=1+1'])(
    'should not let %j be a formula',
    (name) => {
      const [row] = read({ ...voucher, buyer: { name, state: '08' }, wayReference: name })
      const escaped = name.startsWith('M') ? "Meera;'=1+1" : `'${name}`
      expect(row).toMatchObject({ Buyer: escaped, 'UTR or cheque number': escaped })
    },
  )

  it('should keep the digits of references, and do without a person', () => {
    const utr = (wayReference?: string) =>
      read({ ...voucher, wayReference })[0]?.['UTR or cheque number']
    expect(utr('432198765012')).toBe('432198765012')
    expect(utr('000123')).toBe("'000123")
    expect(utr('1234567890123456')).toBe("'1234567890123456")
    expect(utr()).toBe('')
    // A spreadsheet would read a power of ten, a day, a time or a fraction.
    for (const text of ['12E45', '9e10', '1.50', '12/5', '03-11-26', '12:30', '1,2'])
      expect(utr(text)).toBe(`'${text}`)
    for (const text of ['UTR 4321', 'HDFCR52026112312345678', '98290 12345', '12E', '12AB45'])
      expect(utr(text)).toBe(text)
    const erased = { buyer: { name: '', state: '08' as const }, by: '', wayReference: undefined }
    expect(read({ ...voucher, ...erased })[0]).toMatchObject({ Buyer: '', Total: '118000' })
  })
})
