import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReceiptPage } from '@/quote/customer/ReceiptPage'
import { Receipts } from '@/quote/customer/Receipts'
import { voucher } from './voucherSample'

const token = 'T'.repeat(43)

const number = { ...voucher.number, series: 'RF' }

const refund = { ...voucher, id: 'r', kind: 'refund' as const, number }

describe('[J7] receipts on the page of a customer', () => {
  it('should have number, day, amount and way, and nothing of who took them', () => {
    const html = renderToStaticMarkup(
      <Receipts locale="en" token={token} vouchers={[voucher, refund]} />,
    )
    expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
      ' RV/26-27/0007 ₹1,18,000.00 Receipt voucher · Sat, 5 Dec 2026 · UPI RF/26-27/0007 -₹1,18,000.00 Refund voucher · Sat, 5 Dec 2026 · UPI ',
    )
    expect(html).toContain(`href="/q/${token}/receipt/a"`)
    const hindi = renderToStaticMarkup(<Receipts locale="hi" token={token} vouchers={[voucher]} />)
    expect(hindi).toContain(`href="/hi/q/${token}/receipt/a"`)
    expect(hindi).toContain('रसीद वाउचर')
  })

  it('should each print in the language of the page, and lead back to it', () => {
    for (const locale of ['en', 'hi'] as const) {
      const html = renderToStaticMarkup(
        <ReceiptPage locale={locale} token={token} voucher={voucher} />,
      )
      const path = locale === 'en' ? '' : '/hi'
      expect(html).toContain(`href="${path}/q/${token}"`)
      expect(html).toContain(locale === 'en' ? 'Receipt voucher' : 'रसीद वाउचर')
      expect(html).toContain('RV/26-27/0007')
      expect(html).not.toContain('Ravi')
    }
  })
})
