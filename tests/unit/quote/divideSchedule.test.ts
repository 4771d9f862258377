import { expect, test } from 'vitest'
import { divideSchedule, type SchedulePart } from '@/quote/rules/divideSchedule'

const parts: SchedulePart[] = [
  { title: 'Advance', percent: 2500, due: 'onAcceptance' },
  { title: 'A month before', percent: 6000, due: 'daysBefore', days: 30 },
  { title: 'On the day', percent: 1500, due: 'daysBefore' },
]

const today = '2026-11-25'

test('[J3] the settings divide a total into payments with their days', () => {
  const rows = divideSchedule(10_000_001, { firstDay: '2027-02-10', parts, today })
  expect(rows).toEqual([
    { id: 'part-1', title: 'Advance', amount: 2_500_000 },
    { id: 'part-2', title: 'A month before', dueOn: '2027-01-11', amount: 6_000_000 },
    { id: 'part-3', title: 'On the day', dueOn: '2027-02-10', amount: 1_500_001 },
  ])
})

test('[J3] no payment is due before today, and without a day of the event none has a day', () => {
  const near = divideSchedule(100, { firstDay: '2026-12-01', parts, today })
  expect(near.map(({ dueOn }) => dueOn)).toEqual([undefined, today, '2026-12-01'])
  const past = divideSchedule(100, { firstDay: '2026-11-01', parts, today })
  expect(past.map(({ dueOn }) => dueOn)).toEqual([undefined, today, today])
  const undated = divideSchedule(0, { parts, today })
  expect(undated.map(({ amount, dueOn }) => [amount, dueOn])).toEqual(
    parts.map(() => [0, undefined]),
  )
})

test('[J3] percents that are no whole schedule show what is missing', () => {
  const rows = divideSchedule(1000, { parts: parts.slice(0, 2), today })
  expect(rows.map(({ amount }) => amount)).toEqual([250, 600])
  expect(divideSchedule(1000, { parts: [], today })).toEqual([])
})
