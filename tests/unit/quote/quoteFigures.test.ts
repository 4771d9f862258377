import { describe, expect, it } from 'vitest'
import { formatRupeesRound } from '@/money/rules/rupees'
import { standingOf } from '@/quote/rules/paymentStanding'
import { type FiguredQuote, type FiguredVersion, quoteFigures } from '@/quote/rules/quoteFigures'

const today = '2026-11-25'
const months = ['2026-10', '2026-11']

/** The last moment of October in Jaipur, and the first of November. */
const october = '2026-10-31T18:29:59.999Z'
const november = '2026-10-31T18:30:00.000Z'

const amounts = (total: number) => ({ amounts: { total } })

const version = (at: string, total: number, own: Partial<FiguredVersion> = {}): FiguredVersion => ({
  content: { validUntil: '2026-12-31' },
  issued: { at, ...amounts(total) },
  ...own,
})

let made = 0

const quote = (versions: FiguredVersion[], own: Partial<FiguredQuote> = {}): FiguredQuote => ({
  booking: `booking-${(made += 1)}`,
  isLost: false,
  versions,
  ...own,
})

const accepted = (at: string, total: number) => ({ acceptance: { at, ...amounts(total) } })

const figures = (...quotes: FiguredQuote[]) => quoteFigures({ dues: [], months, quotes, today })

const due = (booking: string, received: number) => ({
  booking,
  standing: standingOf({
    acceptance: {
      ...amounts(300),
      schedule: [
        { id: 'a', title: 'Advance', amount: 100, dueOn: '2026-11-24' },
        { id: 'b', title: 'Rest', amount: 200, dueOn: '2026-12-24' },
      ],
    },
    acceptedOn: '2026-11-01',
    received,
    today,
  }),
})

describe('[J11] figures of quotes', () => {
  it('should count what was quoted by the month of the first sending, with its newest version', () => {
    const { months: rows, quoted } = figures(
      quote([version(october, 100, { supersededAt: november }), version(november, 150)]),
      quote([version(november, 70), { content: { validUntil: '2026-12-31' } }]),
      quote([version('2025-01-01T00:00:00Z', 999)]),
    )
    expect(rows.map((row) => [row.month, row.quoted])).toEqual([
      ['2026-10', { amount: 150, count: 1 }],
      ['2026-11', { amount: 70, count: 1 }],
    ])
    expect(quoted).toEqual({ amount: 220, count: 2 })
  })

  it('should count what was won by the month of the acceptance, with what was added by accepting', () => {
    const { months: rows, won } = figures(
      quote([version(october, 100, accepted(november, 120))]),
      // First sent before these months, accepted in them.
      quote([version('2025-01-01T00:00:00Z', 999, accepted(october, 50))]),
      // Taken back.
      quote([version(october, 100, { ...accepted(october, 100), supersededAt: november })]),
      // Accepted twice: the later one counts.
      quote([
        version(october, 100, { ...accepted(october, 100), supersededAt: november }),
        version(november, 200, accepted(november, 200)),
      ]),
    )
    expect(rows.map((row) => row.won)).toEqual([
      { amount: 50, count: 1 },
      { amount: 320, count: 2 },
    ])
    expect(won).toEqual({ amount: 370, count: 3 })
  })

  it('should take the rate of those that are decided, and say how many are open', () => {
    const {
      accepted: won,
      decided,
      open,
    } = figures(
      quote([version(october, 1, accepted(october, 1))]),
      quote([version(october, 1, { content: { validUntil: '2026-11-24' } })]),
      quote([version(october, 1, { content: { validUntil: today } })]),
      quote([version(october, 1)], { isLost: true }),
      quote([version(october, 1, accepted(october, 1))], { isLost: true }),
      quote([version(october, 1, { ...accepted(october, 1), supersededAt: november })]),
      // Taken back, and sent once more.
      quote([
        version(october, 1, { ...accepted(october, 1), supersededAt: november }),
        version(november, 1),
      ]),
      quote([version('2025-01-01T00:00:00Z', 1, accepted(october, 1))]),
    )
    expect({ decided, open, won }).toEqual({ decided: 5, open: 2, won: 2 })
  })

  it('should sum what is to be paid and what is overdue, also of earlier quotes', () => {
    const one = quote([version(october, 300, accepted(november, 300))])
    const {
      months: rows,
      outstanding,
      overdue,
    } = quoteFigures({
      dues: [due(one.booking, 40), due('of last year', 100)],
      months,
      quotes: [one],
      today,
    })
    expect(outstanding).toEqual({ amount: 460, count: 2 })
    expect(overdue).toEqual({ amount: 60, count: 1 })
    expect(rows.map((row) => row.outstanding)).toEqual([
      { amount: 0, count: 0 },
      { amount: 260, count: 1 },
    ])
  })

  it('should be zero of nothing', () => {
    const none = { amount: 0, count: 0 }
    expect(figures()).toMatchObject({ accepted: 0, decided: 0, open: 0, overdue: none, won: none })
  })

  it('should be read at a glance', () => {
    const rupees = [0, 58_000, 99_999, 100_000, 1_240_000, 9_990_000, 9_995_000, 12_000_000]
    expect(rupees.map((one) => formatRupeesRound(one * 100))).toEqual([
      '₹0',
      '₹58,000',
      '₹99,999',
      '₹1 lakh',
      '₹12.4 lakh',
      '₹99.9 lakh',
      '₹1 crore',
      '₹1.2 crore',
    ])
    expect(formatRupeesRound(9_999_999)).toBe('₹1 lakh')
  })
})
