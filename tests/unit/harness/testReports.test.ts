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
        status: 'failed',
        assertionResults: [
          { fullName: 'group [A1] passes', status: 'passed' },
          { fullName: 'group [A2] fails', status: 'failed' },
        ],
      },
    ],
  }

  it('should count pending and to-do tests as skipped, and name what passed [W3]', () => {
    const passedNames = ['group [A1] passes']
    expect(vitestTally(report)).toEqual({ passed: 5, failed: 1, flaky: 0, skipped: 3, passedNames })
  })

  it('should count a file that could not be loaded as a failure [W3]', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    const tally = vitestTally({ ...report, testResults: [...report.testResults, unloaded] })
    expect(tally.failed).toBe(2)
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

  it('should name what passed, with the names of its groups [W3]', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
    const specs = [
      { title: 'opens', tests: [{ status: 'expected' }] },
      { title: 'closes', tests: [{ status: 'unexpected' }] },
    ]
    const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: '[L6] the menu', specs }] }]
    expect(playwrightTally({ stats, suites }).passedNames).toEqual([
      'a.spec.ts [L6] the menu opens',
    ])
  })
})
