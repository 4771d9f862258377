export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The names of the tests that passed, those of their groups in front. */
  passedNames: string[]
}

export const brokenStep: Tally = { passed: 0, failed: 1, skipped: 0, passedNames: [] }

export function sumTallies(tallies: Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, one) => total + of(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    passedNames: tallies.flatMap(({ passedNames }) => passedNames),
  }
}

/** The line that ends `npm test`. */
export function tallyLine({ passed, failed, skipped }: Omit<Tally, 'passedNames'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
