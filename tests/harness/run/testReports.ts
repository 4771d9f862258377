import { z } from 'zod'
import { testReport, type Tally } from './tally'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** A test that passed only on the second try has passed, and is counted as flaky too. */
export function vitestTally(report: unknown): Tally {
  const tests = vitestReport.parse(report)
  const unloaded = tests.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const results = tests.testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = results.filter(({ status }) => status === 'passed')
  const flaky = passed.filter(({ failureMessages }) => failureMessages.length > 0)
  const failed = results.filter(({ status }) => status === 'failed')
  return {
    passed: tests.numPassedTests,
    failed: tests.numFailedTests + unloaded.length,
    flaky: flaky.length,
    skipped: tests.numPendingTests + tests.numTodoTests,
    passedNames: passed.map(({ fullName }) => fullName),
    reports: [
      ...unloaded.map(({ name, message }) => testReport('Failed', name, message)),
      ...failed.map((one) => testReport('Failed', one.fullName, one.failureMessages[0])),
      ...flaky.map((one) => testReport('Flaky', one.fullName, one.failureMessages[0])),
    ],
  }
}

interface PlaywrightTest {
  status: string
  /** One for each try. */
  results: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

const playwrightTest: z.ZodType<PlaywrightTest> = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
})

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
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
    reports: suites.flatMap(reportsIn),
  }
}

function passedIn({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const isPassed = ({ status }: { status: string }) => ['expected', 'flaky'].includes(status)
  const passed = specs.filter(({ tests }) => tests.every(isPassed)).map((spec) => spec.title)
  return [...passed, ...suites.flatMap(passedIn)].map((name) => `${title} ${name}`)
}

function reportsIn({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const message = results.map(({ error }) => error?.message).find((text) => text)
      const outcome = status === 'flaky' ? 'Flaky' : 'Failed'
      return [testReport(outcome, `${title} ${spec.title}`, message)]
    }),
  )
  return [...own, ...suites.flatMap(reportsIn)]
}
