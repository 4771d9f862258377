interface Turn {
  name: string
  /** How many turns of all it takes. */
  share: number
}

/** Whose turn it is, for ever: each as often as its share says, spread as evenly as can be. */
export function inTheirShares<Name extends string>(turns: (Turn & { name: Name })[]): () => Name {
  const all = turns.reduce((sum, { share }) => sum + share, 0)
  const waiting = turns.map((turn) => ({ ...turn, credit: 0 }))
  return () => {
    for (const one of waiting) one.credit += one.share
    const next = waiting.reduce((most, one) => (one.credit > most.credit ? one : most))
    next.credit -= all
    return next.name
  }
}
