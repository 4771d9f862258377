import { expect, it } from 'vitest'
import { brokenStep, sumTallies, tallyLine } from '../../harness/run/tally'

it('should sum what passed, failed and was skipped [W3]', () => {
  const sum = sumTallies([
    { passed: 3, failed: 0, flaky: 1, skipped: 1, passedNames: ['one'], reports: [] },
    { passed: 4, failed: 2, flaky: 0, skipped: 0, passedNames: ['two'], reports: ['Failed: b'] },
    brokenStep,
  ])
  expect(sum).toEqual({
    passed: 7,
    failed: 3,
    flaky: 1,
    skipped: 1,
    passedNames: ['one', 'two'],
    reports: ['Failed: b'],
  })
})

it('should name the flaky and the skipped only when there are any [W3]', () => {
  expect(tallyLine({ passed: 7, failed: 0, flaky: 0, skipped: 0 })).toBe('7 passed, 0 failed')
  expect(tallyLine({ passed: 7, failed: 1, flaky: 1, skipped: 2 })).toBe(
    '7 passed, 1 failed, 1 flaky, 2 skipped',
  )
})
