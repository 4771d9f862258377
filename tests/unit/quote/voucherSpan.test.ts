import { describe, expect, it } from 'vitest'
import { parseVoucherView, spansOn } from '@/quote/rules/voucherSpan'

const today = '2027-01-15'
const year = { from: '2026-04-01', to: '2027-03-31' }

describe('[J7] the days of vouchers', () => {
  it('should be the financial year where nothing else is said that can be', () => {
    const first = { ...year, page: 1, q: '' }
    expect(parseVoucherView(undefined, today)).toEqual(first)
    const odd = { from: '2026-02-30', page: '-4', to: ['x'], unknown: '1' }
    expect(parseVoucherView(odd, today)).toEqual(first)
    expect(parseVoucherView({ page: 'Infinity' }, '2027-03-31')).toMatchObject({ ...year })
    expect(parseVoucherView({}, '2027-04-01').from).toBe('2027-04-01')
  })

  it('should be those of the address, in their order', () => {
    const asked = {
      from: '2026-12-31',
      page: '2',
      q: ` RV/26-27/0042${'9'.repeat(300)}`,
      to: '2026-12-01',
    }
    const { q, ...view } = parseVoucherView(asked, today)
    expect(view).toEqual({ from: '2026-12-01', page: 2, to: '2026-12-31' })
    expect(q).toHaveLength(30)
  })

  it('should be offered by month and financial year', () => {
    expect(spansOn(today)).toEqual({
      lastMonth: { from: '2026-12-01', to: '2026-12-31' },
      lastYear: { from: '2025-04-01', to: '2026-03-31' },
      month: { from: '2027-01-01', to: '2027-01-31' },
      year,
    })
  })
})
