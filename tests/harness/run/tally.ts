import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  /** Of those that passed: on the second try. */
  flaky: number
  skipped: number
  /** The names of the tests that passed, those of their groups in front. */
  passedNames: string[]
  /** A line for each that failed or was flaky: which, its name and what it said. */
  reports: string[]
}

export const brokenStep: Tally = {
  passed: 0,
  failed: 1,
  flaky: 0,
  skipped: 0,
  passedNames: [],
  reports: [],
}

/** What a run says at its end about a test that failed or was flaky, where CI keeps the last lines only. */
export function testReport(outcome: 'Failed' | 'Flaky', name: string, message = ''): string {
  return `${outcome}: ${name}: ${stripVTControlCharacters(message).trim().split('\n').slice(0, 4).join(' ')}`
}

export function sumTallies(tallies: Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, one) => total + of(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    flaky: sum(({ flaky }) => flaky),
    skipped: sum(({ skipped }) => skipped),
    passedNames: tallies.flatMap(({ passedNames }) => passedNames),
    reports: tallies.flatMap(({ reports }) => reports),
  }
}

/** The line that ends `npm test`. */
export function tallyLine({
  passed,
  failed,
  flaky,
  skipped,
}: Omit<Tally, 'passedNames' | 'reports'>): string {
  const more = { flaky, skipped }
  const counts = Object.entries(more).filter(([, count]) => count > 0)
  return [
    `${passed} passed, ${failed} failed`,
    ...counts.map(([name, count]) => `${count} ${name}`),
  ].join(', ')
}
