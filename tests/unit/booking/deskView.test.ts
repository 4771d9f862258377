import { describe, expect, it } from 'vitest'
import { datePresets, daysOfMonth, monthsToChoose } from '@/booking/rules/datePresets'
import { activeFilters, withoutFilter, withoutFilters } from '@/booking/rules/filters'
import { parseSavedViews } from '@/booking/rules/parseSavedViews'
import {
  firstView,
  readView,
  sortBy,
  sortedAs,
  sortFields,
  type BookingView,
} from '@/booking/rules/view'
import { momentInIndia } from '@/time/days'

const narrowed: BookingView = {
  ...firstView,
  assigned: 'me',
  columns: ['status'],
  from: '2026-12-01',
  page: 3,
  q: 'Meera',
  sort: 'date',
  status: ['new', 'quoted'],
  tab: 'new',
}

describe('[M6] the filters of a view', () => {
  it('should be named one by one', () => {
    expect(activeFilters(narrowed)).toEqual([
      { name: 'q', value: 'Meera' },
      { name: 'from', value: '2026-12-01' },
      { name: 'assigned', value: 'me' },
      { name: 'status', value: 'new' },
      { name: 'status', value: 'quoted' },
    ])
    expect(activeFilters({ ...firstView, columns: ['kind'], tab: 'spam' })).toEqual([])
  })

  it('should be taken away one by one, from the first page on', () => {
    const left = withoutFilter(narrowed, { name: 'status', value: 'new' })
    expect(left).toMatchObject({ page: 1, q: 'Meera', status: ['quoted'] })
    expect(withoutFilter(narrowed, { name: 'q', value: 'Meera' }).q).toBe('')
    expect(withoutFilter(narrowed, { name: 'from', value: '2026-12-01' }).from).toBeUndefined()
  })

  it('should be cleared without losing tab, order and columns', () => {
    expect(withoutFilters(narrowed)).toEqual({
      ...firstView,
      columns: ['status'],
      sort: 'date',
      tab: 'new',
    })
  })

  it('should be read from any query without breaking', () => {
    const params = new URLSearchParams('status=new&status=lost&tab[x]=1&show=all')
    expect(readView(params)).toEqual({ ...firstView, show: 'all', status: ['new', 'lost'] })
  })
})

describe('[M6] days that are asked for often', () => {
  it.each([
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
  ])('should start the week of %s on Monday', (today, from, to) => {
    expect(datePresets.week(today)).toEqual({ from, to })
  })

  it('should know how long a month is', () => {
    expect(datePresets.month('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(datePresets.month('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(datePresets.next30('2026-12-15')).toEqual({ from: '2026-12-15', to: '2027-01-14' })
    expect(datePresets.last30('2026-12-15')).toEqual({ from: '2026-11-16', to: '2026-12-15' })
  })

  it('should offer the past months, and for events the coming ones', () => {
    const received = monthsToChoose('received', '2026-11-24')
    expect([received.length, received[0], received.at(-1)]).toEqual([13, '2026-11', '2025-11'])
    const event = monthsToChoose('event', '2026-11-24')
    expect([event.length, event[0], event.at(-1)]).toEqual([25, '2027-11', '2025-11'])
  })
})

describe('[M6] the order of a view', () => {
  it('should turn round at the second press', () => {
    expect(sortBy('date', '-received')).toBe('date')
    expect(sortBy('date', 'date')).toBe('-date')
    expect(sortBy('date', '-date')).toBe('date')
    expect(sortBy('guests', 'date')).toBe('-guests')
    expect([sortedAs('date', 'date'), sortedAs('date', '-date'), sortedAs('date', 'name')]).toEqual(
      ['ascending', 'descending', undefined],
    )
  })

  it('should settle equal ones, so that no row shows on two pages', () => {
    expect(sortFields('-received')).toEqual(['-createdAt', '-id'])
    expect(sortFields('followUp')).toEqual(['followUpOn', 'id'])
  })
})

describe('[M6] saved views', () => {
  it('should leave out what is none', () => {
    const weddings = { name: 'Weddings', query: '?q=wedding' }
    const odd = [{ name: '', query: '' }, { name: 'x', query: 'https://example.com' }, null, 3]
    expect(parseSavedViews([weddings, ...odd])).toEqual([weddings])
    expect(parseSavedViews('nonsense')).toEqual([])
  })
})

describe('[M11] a moment in the file', () => {
  it('should be that of Jaipur', () => {
    expect(momentInIndia(new Date('2026-11-20T20:35:00Z'))).toBe('2026-11-21 02:05')
  })
})
