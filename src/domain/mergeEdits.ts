interface Edits<Values> {
  /** What was read when the writing began, what was made of it, and what somebody else saved. */
  base: Values
  mine: Values
  theirs: Values
}

/**
 * Two people changed one thing. What only they changed is taken over; where both changed the same
 * field in different ways, mine stays and the field is a conflict until somebody decides.
 */
export function mergeEdits<Values extends Record<string, string>>({
  base,
  mine,
  theirs,
}: Edits<Values>) {
  const names = Object.keys(base) as (keyof Values & string)[]
  const changed = names.filter((name) => theirs[name] !== base[name])
  const taken = changed.filter((name) => mine[name] === base[name])
  const conflicts = changed.filter(
    (name) => mine[name] !== base[name] && mine[name] !== theirs[name],
  )
  const values = { ...mine }
  for (const name of taken) values[name] = theirs[name]
  return { conflicts, taken, values }
}
