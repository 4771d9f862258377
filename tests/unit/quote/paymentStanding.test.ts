import { describe, expect, it } from 'vitest'
import { overdueOf, standingOf } from '@/quote/rules/paymentStanding'
import type { ScheduleRow } from '@/quote/rules/quote'
import { leftOf, receivedBy, type Voucher } from '@/quote/rules/voucher'

const row = (id: string, amount: number, dueOn?: string): ScheduleRow => ({
  id,
  title: id,
  amount,
  ...(dueOn && { dueOn }),
})

const schedule = [
  row('advance', 10_000),
  row('last', 20_000, '2027-02-10'),
  row('before', 70_000, '2027-01-20'),
]

const standing = (received: number, today: string, rows = schedule) =>
  standingOf({
    acceptance: { amounts: { total: 100_000 }, schedule: rows },
    acceptedOn: '2026-12-01',
    received,
    today,
  })

const states = (...given: Parameters<typeof standing>) =>
  standing(...given).rows.map(({ id, state }) => `${id} ${state}`)

describe('[J7] a schedule against what was received', () => {
  it('should be filled in the order of its days, a row without a day first', () => {
    expect(states(0, '2026-12-01')).toEqual(['advance due', 'before later', 'last later'])
    expect(states(0, '2026-12-02')[0]).toBe('advance overdue')
    expect(states(10_000, '2026-12-02')).toEqual(['advance paid', 'before later', 'last later'])
    expect(states(45_000, '2027-01-20')).toEqual(['advance paid', 'before part', 'last later'])
    expect(states(45_000, '2027-01-21')[1]).toBe('before overdue')
    expect(states(100_000, '2027-05-01')).toEqual(['advance paid', 'before paid', 'last paid'])
  })

  it('should say what is due today, what comes next and what is left', () => {
    const { balance, due, next, overpaid } = standing(45_000, '2027-01-20')
    expect({ balance, due, overpaid }).toEqual({ balance: 55_000, due: 35_000, overpaid: 0 })
    expect(next).toMatchObject({ id: 'before', left: 35_000, paid: 35_000 })
    expect(standing(45_000, '2027-01-19').due).toBe(0)
  })

  it('should say what is overdue, and since when', () => {
    const overdue = (...given: Parameters<typeof standing>) => overdueOf(standing(...given))
    expect(overdue(0, '2026-12-01')).toBeUndefined()
    expect(overdue(0, '2026-12-02')).toEqual({ amount: 10_000, since: '2026-12-01' })
    expect(overdue(4_000, '2027-01-21')).toEqual({ amount: 76_000, since: '2026-12-01' })
    expect(overdue(10_000, '2027-01-21')).toEqual({ amount: 70_000, since: '2027-01-20' })
    expect(overdue(100_000, '2027-05-01')).toBeUndefined()
  })

  it('should show what was paid beyond the total', () => {
    const { balance, next, overpaid } = standing(100_001, '2027-01-01')
    expect({ balance, next, overpaid }).toEqual({ balance: 0, next: undefined, overpaid: 1 })
  })

  it('should take more given back than received for nothing', () => {
    expect(standing(-1, '2026-12-01').rows.map(({ paid }) => paid)).toEqual([0, 0, 0])
  })

  it('should hold rows of nothing and none at all', () => {
    expect(states(0, '2027-01-01', [row('free', 0, '2026-01-01')])).toEqual(['free paid'])
    expect(standing(5, '2027-01-01', []).rows).toEqual([])
  })
})

describe('[J7] what counts of vouchers', () => {
  const voucher = (id: string, own: Partial<Voucher>) =>
    ({ id, kind: 'receipt', amount: 100, ...own }) as Voucher
  const voided = { at: '', by: '', reason: 'Typing error' }
  const refund = { kind: 'refund', receipt: { id: 'a' } } as Partial<Voucher>

  it('should leave out what is void', () => {
    const all = [
      voucher('a', {}),
      voucher('b', { amount: 50, voided }),
      voucher('c', { ...refund, amount: 30 }),
      voucher('d', { ...refund, amount: 60, voided }),
    ]
    expect(receivedBy(all)).toBe(70)
    expect(all.map((one) => leftOf(one, all))).toEqual([70, 0, 0, 0])
  })
})
