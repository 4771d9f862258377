import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatRupees } from '@/money/rules/rupees'
import type { SiteSetting } from '@/payload-types'
import type { FoundQuote } from '@/quote/customer/findQuoteByToken'
import { priceView, priceWith } from '@/quote/customer/priceView'
import { QuotePage } from '@/quote/customer/QuotePage'
import { quoteView } from '@/quote/customer/quoteView'
import type { QuoteContent, QuoteSeller } from '@/quote/rules/quote'
import type { Locale } from '@/rules/locales'
import { acceptanceOf, haldi, sampleQuote, seller } from './customerSample'
import { line } from './quoteSetup'

const token = 'T'.repeat(43)

const settings: Partial<SiteSetting> = {
  name: 'Jharokha Utsav',
  phone: '9829012345',
  whatsapp: '9829012345',
  email: 'hello@example.com',
}

const never = () => Promise.reject(new Error('Nothing is sent here'))

function render(found: FoundQuote & { received?: number }, locale: Locale = 'en', site = settings) {
  const html = renderToStaticMarkup(
    <QuotePage
      accept={never}
      ask={never}
      settings={site}
      token={token}
      view={quoteView(found, locale)}
    />,
  )
  // React's own script, for forms that are sent before it runs.
  const shown = html.replace(/<script>[^]*?<\/script>$/, '')
  expect(shown.match(/.{20}(?:undefined|NaN|\[object|null).{20}/)?.[0]).toBeUndefined()
  return shown
}

const signs: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&#x27;': "'" }

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|gt|lt|#x27);/g, (sign) => signs[sign] ?? sign)
    .replace(/[\s\u00a0]+/g, ' ')

describe('[J6] [J7] what changed since the version before', () => {
  const first = sampleQuote()
  const content = first.version.content

  function renderSecond(
    change: Partial<FoundQuote['version']>,
    next: Partial<QuoteContent> = {},
    functions = [haldi],
  ) {
    const second = sampleQuote({
      content: { ...content, ...next },
      change: { version: 3 },
      functions,
    })
    const before = { ...first.version, supersededAt: '2026-11-26T06:30:00.000Z', ...change }
    second.quote.versions.unshift(before)
    return wordsOf(render(second))
  }

  const read = { firstSeenAt: '2026-11-25T08:00:00.000Z' }
  const more = {
    lines: [
      ...content.lines.map((one) => (one.id === 'plates' ? { ...one, quantity: 200 } : one)),
      line('mehndi', {
        title: 'Mehndi artists',
        pricing: 'fixed',
        quantity: 1,
        unitPrice: 500_000,
      }),
    ].filter(({ id }) => id !== 'stage'),
    schedule: content.schedule.map((row) =>
      row.id === 'rest' ? { ...row, amount: 100 } : { ...row, dueOn: '2027-01-05' },
    ),
    terms: 'Guests are fixed ten days before.',
  }

  it('should name lines, payments, terms and the total of before and now', () => {
    const words = renderSecond(read, more)
    expect(words).toContain('What has changed')
    expect(words).toContain('Haldi lunch : 150 × ₹500, now 200 × ₹500')
    expect(words).toContain('Mehndi artists : new, ₹5,000')
    expect(words).toContain('Stage and lights : no longer in the quote')
    expect(words).toMatch(/Rest : ₹[\d,.]+, now ₹1 /)
    expect(words).toMatch(/date : ₹[\d,.]+ when you accept, now ₹[\d,.]+ by Tue, 5 Jan 2027/)
    expect(words).toContain('Our terms have changed')
    expect(words).toMatch(/Total: ₹[\d,.]+, now ₹[\d,.]+/)
  })

  it('should name functions that are new, gone or otherwise, and payments with another title', () => {
    const sangeet = { ...haldi, id: 'sangeet', name: 'Sangeet' }
    const words = renderSecond(read, {}, [{ ...haldi, guests: 200 }, sangeet])
    expect(words).toContain('Haldi : day, guests or menu changed')
    expect(words).toContain('Sangeet : new')
    expect(renderSecond(read, {}, [])).toContain('Haldi : no longer in the quote')
    const schedule = content.schedule.map((row) => ({ ...row, title: `${row.title}, please` }))
    expect(renderSecond(read, { schedule })).toContain('Rest, please : changed')
  })

  it('should be left out where the customer read none before, or nothing is different', () => {
    expect(renderSecond({}, more)).not.toContain('What has changed')
    expect(renderSecond(read)).not.toContain('What has changed')
    expect(wordsOf(render(first))).not.toContain('What has changed')
  })
})

describe('[J6] the page of a quote', () => {
  it('should say in order who it is from, what is served, what it costs and when that is paid', () => {
    const words = wordsOf(render(sampleQuote()))
    const parts = [
      'Jharokha Utsav',
      'A quote for Meera Rathore',
      'QT/26-27/0042, version 2',
      'Wed, 25 Nov 2026',
      'Thu, 10 Dec 2026',
      'Quote sent',
      'As we said on the phone',
      'Haldi',
      'Wed, 10 Feb 2027, Morning',
      'Rambagh Lawn',
      '150 guests, 140 guaranteed',
      'Non-veg mains',
      'Laal maas',
      'Ghewar',
      'Haldi lunch',
      '150 plates × ₹500',
      'Stage and lights',
      '₹2,000 off',
      'Chaat counter',
      'CGST 2.5 %',
      'SGST 9 %',
      'Total',
      'Rupees Only',
      'Advance to confirm the date',
      'by Wed, 3 Feb 2027',
      'Guests are fixed five days before.',
      'Your full name',
      'What should we change?',
      '+91 98290 12345',
    ]
    const places = parts.map((part) => words.indexOf(part))
    expect(parts.filter((_, index) => places[index] === -1)).toEqual([])
    const later = parts.map((part, index) => words.indexOf(part, places[index - 1] ?? 0))
    expect(parts.filter((_, index) => later[index] === -1)).toEqual([])
  })

  it('should be in the language of its address, and mark what is in another', () => {
    const html = render(sampleQuote(), 'hi')
    const words = wordsOf(html)
    expect(words).toContain('आपके लिए कोटेशन')
    expect(words).toContain('घेवर')
    expect(words).toContain('150 प्लेट × ₹500')
    expect(words).toMatch(/रुपये.* मात्र/)
    expect(html).toContain('<span lang="en">Laal maas</span>')
    expect(html).toMatch(/<p class="[^"]*" lang="en">Guests are fixed/)
    expect(html).toContain(`href="/q/${token}"`)
    const english = render(sampleQuote())
    expect(english).toContain('<span lang="hi">केर सांगरी</span>')
    expect(english).toContain(`href="/hi/q/${token}"`)
  })

  it('should tell nothing of the office and of other links', () => {
    const html = render(
      sampleQuote({ change: { changeRequests: [{ at: haldiAt, text: 'More' }] } }),
    )
    for (const inner of ['Asha', 'secret-hash', '203.0.113', 'b1"', 'q1"']) {
      expect(html).not.toContain(inner)
    }
  })

  it.each(['en', 'hi'] as const)('should stand without anything optional: %s', (locale) => {
    const bare = sampleQuote({
      content: { lines: [line('one')], discount: undefined, note: undefined, terms: undefined },
      functions: [{ id: 'event', menu: [{ title: {}, course: 'gone' }] }],
      seller: { mode: 'unregistered', state: '08', name: '' },
    })
    const html = render(bare, locale, {})
    expect(html).not.toContain('calendar.ics')
    expect(html).not.toContain('wa.me')
    const accepted = { ...bare.version, acceptance: acceptanceOf(bare.version, []) }
    const done = render({ ...bare, state: 'accepted', version: accepted }, locale, {})
    expect(done).not.toContain('<svg aria-label')
    render(sampleQuote({ content: { schedule: [] }, functions: [] }), locale)
    render({ ...bare, quote: { ...bare.quote, number: undefined } }, locale)
  })

  it('should show taxes of a regular seller alone', () => {
    const of = (mode: typeof seller.mode, locale: Locale = 'en') =>
      wordsOf(render(sampleQuote({ seller: { ...seller, mode } }), locale))
    expect(of('regular')).toMatch(/CGST 2\.5 % on ₹[\d,.]+, SAC 996334/)
    for (const mode of ['composition', 'unregistered'] as const) {
      expect(of(mode)).not.toMatch(/CGST|IGST|without tax/)
    }
    const fixed = 'Composition taxable person, not eligible to collect tax on supplies.'
    expect(of('composition')).toContain(fixed)
    expect(of('composition', 'hi')).toContain(`${fixed} हम कंपोज़िशन`)
    expect(of('unregistered')).not.toContain('Composition')
  })

  it('should show the tax of another state with its name', () => {
    const delhi = sampleQuote({
      content: { lines: [line('one', { heldIn: '07' })], discount: undefined },
    })
    expect(wordsOf(render(delhi))).toContain('IGST 5 % on ₹50,000.00, SAC 996334, Delhi')
    expect(wordsOf(render(delhi, 'hi'))).toContain('दिल्ली')
  })

  it('should hold twelve functions of eighty dishes, and names of any writing', () => {
    const dish = { title: { en: 'A dish' }, course: 'starters', marks: ['veg'] }
    const functions = Array.from({ length: 12 }, (_, index) => ({
      ...haldi,
      id: `f${index}`,
      menu: Array.from({ length: 80 }, () => dish),
    }))
    const lines = functions.flatMap(({ id }) =>
      Array.from({ length: 10 }, (_, index) => line(`${id}-${index}`, { functionId: id })),
    )
    const buyer = { name: 'محمد <script>&"', state: '08' } as const
    const html = render(sampleQuote({ content: { buyer, lines }, functions }))
    expect(html.match(/A dish/g)).toHaveLength(960)
    expect(html).not.toContain('<script>')
  })
})

const haldiAt = '2026-11-26T04:00:00.000Z'

describe('[J6] what a customer can do', () => {
  const actionsIn = (html: string) => ({
    accept: html.includes('name="name"'),
    ask: html.includes('name="text"'),
    pay: html.includes('aria-label="UPI code'),
    tick: html.includes('type="checkbox"'),
  })

  it('should accept what is open, and pay what is accepted', () => {
    const open = sampleQuote()
    expect(actionsIn(render(open))).toEqual({ accept: true, ask: true, pay: false, tick: true })
    expect(wordsOf(render(open))).toContain('You pay nothing now')
    const version = { ...open.version, acceptance: acceptanceOf(open.version, ['counter']) }
    const html = render({ ...open, state: 'accepted', version })
    expect(actionsIn(html)).toEqual({ accept: false, ask: false, pay: true, tick: false })
    const words = wordsOf(html)
    const { amounts, schedule } = version.acceptance
    expect(words).toContain('Vikram Rathore accepted this quote on Thu, 26 Nov 2026, 16:05.')
    expect(words).toContain('Added: Chaat counter')
    expect(words).toContain('a1b2c3d4e5f6 ')
    expect(words).not.toContain('a1b2c3d4e5f60')
    expect(words).toContain(formatRupees(amounts.total))
    expect(words).toContain(formatRupees(schedule.at(-1)?.amount ?? 0))
    expect(words).toContain('jharokha.utsav@bank')
    expect(words).toContain('SBIN0001234')
  })

  it('should say before it is accepted how it will be paid, and promise nothing that the page will not show', () => {
    const bank = { holder: 'Utsav', number: '556677889900', ifsc: 'SBIN0001234' }
    const ways: [Pick<QuoteSeller, 'bank' | 'vpa'>, RegExp, RegExp | undefined][] = [
      [{ bank, vpa: 'utsav@bank' }, /a UPI code and our bank details here/, undefined],
      [{ bank: undefined, vpa: 'utsav@bank' }, /a UPI code here/, /bank details/],
      [{ bank, vpa: undefined }, /our bank details here/, /UPI/],
      [{ bank: undefined, vpa: undefined }, /we will tell you how to pay/, /UPI|bank details/],
    ]
    for (const [own, said, unsaid] of ways) {
      const words = wordsOf(render(sampleQuote({ seller: { ...seller, ...own } })))
      expect(words).toMatch(said)
      expect(words).toContain('When you pay')
      if (unsaid) expect(words).not.toMatch(unsaid)
      for (const account of ['utsav@bank', '556677889900']) expect(words).not.toContain(account)
    }
  })

  it('should pay what is left of the schedule, and nothing once all is paid', () => {
    const open = sampleQuote()
    const acceptance = acceptanceOf(open.version, [])
    const [advance, rest] = acceptance.schedule.map(({ amount }) => amount)
    const paid = (received: number) =>
      render({ ...open, received, state: 'accepted', version: { ...open.version, acceptance } })
    const afterAdvance = paid((advance ?? 0) + 100_000)
    expect(wordsOf(afterAdvance)).toContain('Paid, thank you')
    expect(wordsOf(afterAdvance)).toContain('Advance paid (done)')
    const left = formatRupees((rest ?? 0) - 100_000)
    expect(wordsOf(afterAdvance)).toContain(`Still ${left}`)
    expect(afterAdvance).toContain(`UPI code to pay ${left}`)
    const all = paid(acceptance.amounts.total)
    expect(actionsIn(all).pay).toBe(false)
    expect(wordsOf(all).match(/Paid, thank you/g)).toHaveLength(2)
    expect(wordsOf(paid(0))).not.toContain('Paid, thank you')
  })

  it('should only read what is out of date, and know the last day', () => {
    const html = render(sampleQuote({ today: '2026-12-11' }))
    expect(actionsIn(html)).toEqual({ accept: false, ask: false, pay: false, tick: false })
    expect(wordsOf(html)).toContain('It could be accepted until Thu, 10 Dec 2026.')
    expect(wordsOf(html)).toContain('Could be added')
    expect(actionsIn(render(sampleQuote({ today: '2026-12-10' }))).accept).toBe(true)
  })

  it('should see what was written, and accept all the same', () => {
    const asked = { at: haldiAt, text: 'More <b>ghewar</b>\nplease' }
    const html = render(sampleQuote({ change: { changeRequests: [asked] } }))
    expect(wordsOf(html)).toContain(
      'You wrote on Thu, 26 Nov 2026, 09:30: More <b>ghewar</b> please',
    )
    expect(html).not.toContain('<b>ghewar')
    expect(actionsIn(html).accept).toBe(true)
  })
})

describe('[J6] an optional line', () => {
  const view = priceView(quoteView(sampleQuote(), 'en'), [])

  it('should raise the total and the last payment', () => {
    const before = priceWith(view, [])
    const after = priceWith(view, ['counter'])
    const raise = after.amounts.total - before.amounts.total
    // 150 × ₹80, less 10 %, and 5 % GST.
    expect(raise).toBe(1_134_000)
    expect(after.schedule.map(({ amount }) => amount)).toEqual([
      before.schedule[0]?.amount,
      (before.schedule[1]?.amount ?? 0) + raise,
    ])
  })

  it('should leave the price as it was sent where the sum is too large or the id is unknown', () => {
    const huge = sampleQuote({
      content: {
        discount: undefined,
        lines: [
          line('one'),
          line('huge', {
            choice: 'offered',
            pricing: 'fixed',
            quantity: 1,
            unitPrice: 99_000_000_000,
          }),
        ],
      },
    })
    const own = priceView(quoteView(huge, 'en'), [])
    expect(priceWith(own, ['huge'])).toEqual(priceWith(own, []))
    expect(priceWith(view, ['plates', 'nothing']).amounts.total).toBe(view.amounts.total)
  })
})
