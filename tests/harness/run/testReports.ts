import { z } from 'zod'
import type { Tally } from './tally'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
    unexpected: z.number(),
  }),
})

export function vitestTally(report: unknown): Tally {
  const tests = vitestReport.parse(report)
  const unloaded = tests.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: tests.numPassedTests,
    failed: tests.numFailedTests + unloaded.length,
    skipped: tests.numPendingTests + tests.numTodoTests,
  }
}

/** A test that passed only on a second try is none that passed. */
export function playwrightTally(report: unknown): Tally {
  const { stats } = playwrightReport.parse(report)
  const { expected, flaky, skipped, unexpected } = stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
