import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '@/i18n/messagesFor'
import { quoteCalendar } from '@/quote/customer/quoteCalendar'
import { upiLink } from '@/quote/customer/upiLink'
import { UpiQrCode } from '@/quote/customer/UpiQrCode'
import { haldi } from './customerSample'

const payment = {
  amount: 12_500_005,
  name: 'Jharokha Utsav & Söhne',
  number: 'QT/26-27/0042',
  vpa: 'jharokha.utsav@bank',
}

describe('[J6] the UPI code', () => {
  it('should name the payee, the amount with two decimals and the quote, encoded for every app', () => {
    expect(upiLink(payment)).toBe(
      'upi://pay?pa=jharokha.utsav@bank&pn=Jharokha%20Utsav%20%26%20S%C3%B6hne&am=125000.05&cu=INR&tn=QT%2F26-27%2F0042&tr=QT-26-27-0042',
    )
    expect(upiLink({ ...payment, amount: 100 })).toContain('&am=1.00&')
    expect(upiLink({ ...payment, vpa: 'a&am=1@bank' })).toContain('pa=a%26am%3D1@bank&')
  })

  it('should have a dark square for each dark one of the code, and a white edge', () => {
    const text = upiLink(payment)
    const html = renderToStaticMarkup(<UpiQrCode label="Pay" text={text} />)
    const { data, size } = encode(text, { border: 4, ecc: 'M' })
    expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
    expect(html.match(/h1v1h-1z/g)).toHaveLength(data.flat().filter(Boolean).length)
    expect(html).not.toMatch(/M[0-3] \d+h1/)
  })
})

describe('[J6] the calendar file', () => {
  const of = (functions: (typeof haldi)[], locale: 'en' | 'hi' = 'en') =>
    quoteCalendar({
      functions,
      locale,
      name: 'Jharokha Utsav',
      words: messagesFor(locale).details.functions,
    })?.replaceAll('\r\n\t', '')

  it('should have each function on its whole day, wherever it is opened', () => {
    const calendar = of([
      haldi,
      { ...haldi, id: 'undated', date: undefined },
      { ...haldi, id: 'odd', date: 'soon' },
    ])
    expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270210\r\n')
    expect(calendar).toContain('DTEND;VALUE=DATE:20270211\r\n')
    expect(calendar).toContain('SUMMARY:Haldi\r\n')
    expect(calendar).toContain('LOCATION:Rambagh Lawn\r\n')
    expect(calendar).toContain('UID:haldi-2027-02-10\r\n')
    expect(of([{ ...haldi, date: '2026-12-31' }])).toContain('DTEND;VALUE=DATE:20270101')
  })

  it('should be in the language of the page, and let no text become a line of its own', () => {
    expect(of([haldi], 'hi')).toContain('सुबह')
    const bad = of([{ ...haldi, name: 'A\r\nATTACH:http://evil.test', venue: 'B;C,\nD' }])
    expect(bad).not.toMatch(/^ATTACH/m)
    expect(bad).not.toMatch(/^D\r?$/m)
    expect(of([])).toBeUndefined()
  })
})
