import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VoucherPage } from '@/quote/parts/VoucherPage'
import type { Voucher } from '@/quote/rules/voucher'
import type { Locale } from '@/rules/locales'
import { voucher } from './voucherSample'

const read = (own: Partial<Voucher> = {}, locale: Locale = 'en') =>
  renderToStaticMarkup(<VoucherPage locale={locale} voucher={{ ...voucher, ...own }} />)
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')

describe('[J7] a printed voucher', () => {
  it('should name what Rule 50 asks for, in both languages', () => {
    const text = read()
    for (const part of [
      'Receipt voucher',
      'RV/26-27/0007',
      // The day in Jaipur, not the one of UTC.
      'Sun, 6 Dec 2026',
      'Jharokha Utsav',
      'GSTIN 08ABCDE1234F1Z0',
      'Meera Sharma, C-Scheme',
      'SAC 998596',
      'Taxable value ₹1,00,000.00, CGST 9 %: ₹9,000.00, SGST 9 %: ₹9,000.00',
      'Place of supply: Rajasthan, 08',
      '₹1,18,000.00',
      'One Lakh Eighteen Thousand Rupees Only',
      'Tax payable on reverse charge: no',
      'QT/26-27/0003, version 2',
    ])
      expect(text).toContain(part)
    const hindi = read({}, 'hi')
    for (const part of ['रसीद वाउचर', 'राजस्थान, 08', 'एक लाख अठारह हज़ार रुपये मात्र'])
      expect(hindi).toContain(part)
    expect(`${text}${hindi}`).not.toMatch(/invoice|इनवॉइस|bill/i)
  })

  it('should name the receipt that a refund gives back, and whether it is void', () => {
    const text = read({
      kind: 'refund',
      receipt: { id: 'r', number: { series: 'RV', year: '26-27', number: 1 } },
      voided: { at: '', by: '', reason: '' },
    })
    for (const part of ['Refund voucher', 'RV/26-27/0001', 'Given back to', 'Void'])
      expect(text).toContain(part)
  })

  it('should show no tax for a seller who charges none', () => {
    const own = (mode: 'composition' | 'unregistered') =>
      read({ parts: [], seller: { ...voucher.seller, mode } })
    for (const text of [own('composition'), own('unregistered')])
      expect(text).not.toMatch(/CGST|IGST|SAC|Taxable|reverse/)
    expect(own('composition')).toContain('not eligible to collect tax')
    expect(own('unregistered')).not.toContain('GSTIN')
  })

  it('should hold what was erased, and a place in another state', () => {
    const [part] = voucher.parts
    const text = read({
      buyer: { name: '', state: '08' },
      by: '',
      parts: part ? [{ ...part, cgst: 0, sgst: 0, igst: 1_800_000, placeOfSupply: '07' }] : [],
      voided: { at: '2026-12-06T00:00:00Z' } as never,
      wayReference: undefined,
    })
    expect(text).toContain('IGST 18 %: ₹18,000.00')
    expect(text).toContain('Place of supply: Delhi, 07')
  })
})
