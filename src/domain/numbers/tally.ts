interface Counted {
  count: number
}

interface Question<Group extends Counted, Name extends string> {
  /** What each group is counted under; other names and nothing are left out. */
  by: (group: Group) => string | null | undefined
  groups: Group[]
  names: readonly Name[]
}

/** How many under each name, in the order of the names. */
export function tally<Group extends Counted, Name extends string>(
  question: Question<Group, Name>,
): { count: number; name: Name }[] {
  const { by, groups, names } = question
  return names.map((name) => ({ count: total(groups.filter((one) => by(one) === name)), name }))
}

export function total(groups: Counted[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
