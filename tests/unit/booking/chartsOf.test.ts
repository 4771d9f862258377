import { describe, expect, it } from 'vitest'
import { chartsOf, linesOf } from '@/booking/admin/numbers/chartsOf'
import { describeWait } from '@/booking/rules/describe'

const charts = chartsOf({
  months: [
    {
      groups: [
        { count: 3, service: 'event' },
        { count: 2, service: null },
      ],
      month: '2026-11',
    },
  ],
  recent: [
    { count: 4, heardFrom: 'instagram', source: 'website', status: 'new' },
    { count: 1, source: null, status: 'confirmed' },
    { count: 2, lostReason: 'price', source: 'phone', status: 'lost' },
    { count: 1, source: 'phone', status: 'lost' },
  ],
  waits: [],
})

const rowsOf = (title: string) =>
  charts
    .find((chart) => chart.title === title)
    ?.rows.filter(({ values }) => values.some(Boolean))
    .map(({ label, values }) => [label, ...values])

describe('[M16] the charts', () => {
  it('should show months by what was asked for', () => {
    expect(rowsOf('Requests by month')).toEqual([['November 2026', 3, 0, 2]])
  })

  it('should count a request without a source to the website', () => {
    expect(rowsOf('How requests come in')).toEqual([
      ['Website', 5],
      ['Phone call', 3],
    ])
    expect(rowsOf('How customers heard of us')).toEqual([['Instagram', 4]])
  })

  it('should show how far requests get, and why some were lost', () => {
    const rows = rowsOf('How far requests get')
    expect(rows?.[0]).toEqual(['New', 4, 1])
    expect(rows).toContainEqual(['Contacted', 0, 1])
    expect(rows).toContainEqual(['Confirmed', 1, 0])
    expect(rows?.at(-1)).toEqual(['Lost', 3, 0])
    expect(rowsOf('Why requests were lost')).toEqual([
      ['Price', 2],
      ['Not said', 1],
    ])
  })
})

describe('[M16] a wait in words', () => {
  it.each([
    [45 * 60_000, '45 min'],
    [60 * 60_000, '1 h'],
    [80 * 60_000, '1 h 20 min'],
    [25 * 3_600_000, '1 day 1 h'],
    [72 * 3_600_000, '3 days'],
  ])('%i ms should be %s', (ms, words) => expect(describeWait(ms)).toBe(words))
})

it.each([
  ['Completed', ['Completed']],
  ['Family or friends', ['Family or', 'friends']],
  ['Google or another search', ['Google or', 'another search']],
  ['Instagramerweiterung', ['Instagramerweiterung']],
])('[M16] the label %s should stand in lines of %j', (label, lines) => {
  expect(linesOf(label)).toEqual(lines)
})
