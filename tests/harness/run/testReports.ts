import { z } from 'zod'
import type { Tally } from './tally'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export function vitestTally(report: unknown): Tally {
  const tests = vitestReport.parse(report)
  const unloaded = tests.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const results = tests.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: tests.numPassedTests,
    failed: tests.numFailedTests + unloaded.length,
    flaky: 0,
    skipped: tests.numPendingTests + tests.numTodoTests,
    passedNames: results.filter(({ status }) => status === 'passed').map((one) => one.fullName),
  }
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
    unexpected: z.number(),
  }),
  suites: z.array(playwrightSuite),
})

/** A test that passed only on the second try has passed, and is counted as flaky too. */
export function playwrightTally(report: unknown): Tally {
  const { stats, suites } = playwrightReport.parse(report)
  const { expected, flaky, skipped, unexpected } = stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    skipped,
    passedNames: suites.flatMap(passedIn),
  }
}

function passedIn({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const isPassed = ({ status }: { status: string }) => ['expected', 'flaky'].includes(status)
  const passed = specs.filter(({ tests }) => tests.every(isPassed)).map((spec) => spec.title)
  return [...passed, ...suites.flatMap(passedIn)].map((name) => `${title} ${name}`)
}
