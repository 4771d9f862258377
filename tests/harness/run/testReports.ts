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

interface PlaywrightTest {
  status: string
  results?: { duration: number }[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: PlaywrightTest[] }[]
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
    passedNames: suites.flatMap((suite) => passedIn(suite)),
  }
}

function passedIn({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const passed = specs.filter(({ tests }) =>
    tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  )
  const names = [...passed.map((spec) => spec.title), ...suites.flatMap(passedIn)]
  return names.map((name) => `${title} ${name}`)
}

/** How long the tests of each file took in all, by its path in the project. */
export function playwrightSeconds(report: unknown): Map<string, number> {
  const { suites } = playwrightReport.parse(report)
  return new Map(suites.map((suite) => [`tests/${suite.title}`, millisecondsOf(suite) / 1000]))
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const tests = specs.flatMap((spec) => spec.tests)
  const results = tests.flatMap((test) => test.results ?? [])
  const all = [...results.map(({ duration }) => duration), ...suites.map(millisecondsOf)]
  return all.reduce((sum, one) => sum + one, 0)
}
