import { describe, expect, it } from 'vitest'
import { playwrightTally, vitestTally } from '../../harness/run/testReports'

describe('vitestTally', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'group [A1] passes', status: 'passed', failureMessages: [] },
          { fullName: 'group [A2] fails', status: 'failed', failureMessages: ['no\n at x', 'no'] },
          { fullName: '[A3] passes later', status: 'passed', failureMessages: ['slow'] },
        ],
      },
    ],
  }

  it('should count pending and to-do tests as skipped, and name what passed [W3]', () => {
    expect(vitestTally(report)).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: 3,
      passedNames: ['group [A1] passes', '[A3] passes later'],
    })
  })

  it('should count a test that passed on the second try as flaky, and say what happened [W3]', () => {
    expect(vitestTally(report)).toMatchObject({
      flaky: 1,
      reports: ['Failed: group [A2] fails: no  at x', 'Flaky: [A3] passes later: slow'],
    })
  })

  it('should count a file that could not be loaded as a failure [W3]', () => {
    const unloaded = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'No module.',
      assertionResults: [],
    }
    const tally = vitestTally({ ...report, testResults: [...report.testResults, unloaded] })
    expect(tally.failed).toBe(2)
    expect(tally.reports).toContain('Failed: b.test.ts: No module.')
  })

  it('should not take anything else for a report [W3]', () => {
    expect(() => vitestTally({ numPassedTests: 5 })).toThrow()
  })
})

describe('playwrightTally', () => {
  it('should count a test that passed on the second try as flaky [W3]', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightTally({ stats, suites: [] })).toMatchObject({
      passed: 5,
      failed: 1,
      flaky: 1,
      skipped: 2,
    })
  })

  it('should name what passed, failed and was flaky, with the names of its groups [W3]', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
    const error = { message: '\u001b[31mTimed out\u001b[39m' }
    const specs = [
      { title: 'opens', tests: [{ status: 'expected', results: [{}] }] },
      { title: 'closes', tests: [{ status: 'unexpected', results: [{ error }, { error }] }] },
      { title: 'stays', tests: [{ status: 'flaky', results: [{ error }, {}] }] },
    ]
    const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: '[L6] the menu', specs }] }]
    expect(playwrightTally({ stats, suites })).toMatchObject({
      passedNames: ['a.spec.ts [L6] the menu opens', 'a.spec.ts [L6] the menu stays'],
      reports: ['Failed: [L6] the menu closes: Timed out', 'Flaky: [L6] the menu stays: Timed out'],
    })
  })
})
