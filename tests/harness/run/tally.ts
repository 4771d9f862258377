export interface Tally {
  passed: number
  failed: number
  /** Of those that passed: on the second try. */
  flaky: number
  skipped: number
  /** The names of the tests that passed, those of their groups in front. */
  passedNames: string[]
}

export const brokenStep: Tally = { passed: 0, failed: 1, flaky: 0, skipped: 0, passedNames: [] }

export function sumTallies(tallies: Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, one) => total + of(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    flaky: sum(({ flaky }) => flaky),
    skipped: sum(({ skipped }) => skipped),
    passedNames: tallies.flatMap(({ passedNames }) => passedNames),
  }
}

/** The line that ends `npm test`. */
export function tallyLine({ passed, failed, flaky, skipped }: Omit<Tally, 'passedNames'>): string {
  const more = { flaky, skipped }
  const counts = Object.entries(more).filter(([, count]) => count > 0)
  return [
    `${passed} passed, ${failed} failed`,
    ...counts.map(([name, count]) => `${count} ${name}`),
  ].join(', ')
}
